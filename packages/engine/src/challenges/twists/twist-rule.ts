import type { Decoder } from '../../replay/codec/decoder.ts'
import type { LevelTerms } from '../level-terms.ts'
import type { Loss } from '../loss.ts'
import type { Seen } from '../seen.ts'

/** One twist of challenges.md: what it changes, or what it says of a level. */
export interface TwistRule<Twist> {
  /** How the twist stands in a level's file. */
  readonly shape: Decoder<Twist>
  /** Of a twist that a level's other fields show: whether they do. A level has the twist if and only if so. */
  readonly shows?: (terms: LevelTerms) => boolean
  /** Why the event ends the attempt; null when it does not. */
  readonly ends?: (seen: Seen) => Loss | null
  /** Flicks that the event adds to the count, beside its own. */
  readonly costs?: (twist: Twist, seen: Seen) => number
}
