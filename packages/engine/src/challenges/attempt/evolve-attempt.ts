import { follow } from '../../match/follow.ts'
import type { Happening } from '../../match/match.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import type { SkellyEvent } from '../../rulesets/skelly/state.ts'
import type { Attempt } from './attempt.ts'
import { scoreAfter } from './score.ts'
import { seenIn } from './seen-in.ts'

/** The attempt after one command, by what it led to. Total: what `decideAttempt` gave always fits.
 * One that is over stays as it was won or lost. */
export const evolveAttempt = (attempt: Attempt, happenings: readonly Happening<SkellyEvent>[]): Attempt => {
  const { level, match, score } = attempt
  const events = happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  return {
    level,
    match: follow(skelly, match, happenings),
    score: score.phase.kind === 'playing' ? scoreAfter(level, score, seenIn(match.state, events)) : score,
  }
}
