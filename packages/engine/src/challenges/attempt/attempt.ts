import type { Match } from '../../match/match.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import type { Level } from '../level.ts'
import type { Score } from './score.ts'

/** One try at a level: a match on the level's table, and how it stands. Plain data; nothing in it changes. */
export interface Attempt {
  readonly level: Level
  readonly match: Match<SkellyState>
  readonly score: Score
}
