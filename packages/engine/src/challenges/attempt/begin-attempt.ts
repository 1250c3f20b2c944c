import { beginMatch } from '../../match/begin-match.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import type { Level } from '../level.ts'
import type { Attempt } from './attempt.ts'
import { levelSetup, type Challenger } from './level-setup.ts'
import { levelState } from './level-state.ts'
import { FIRST_SCORE } from './score.ts'

/** An attempt before its first command, which is the match's `begin`. */
export const beginAttempt = (level: Level, challenger: Challenger): Attempt => {
  const setup = levelSetup(level, challenger)
  return { level, match: beginMatch(skelly, setup, levelState(level, setup)), score: FIRST_SCORE }
}
