import { fields, oneOf } from '../../replay/codec/decoder.ts'
import type { TwistRule } from './twist-rule.ts'

/** Seconds for a flick in other games (R3.2). */
const USUAL_CLOCK = 20

/** The level has a clock, and one that leaves less time than usual. A turn lost to it counts as a flick. */
export interface ShorterClock {
  readonly kind: 'a shorter clock'
}

export const shorterClock: TwistRule<ShorterClock> = {
  shape: fields<ShorterClock>({ kind: oneOf(['a shorter clock']) }),
  shows: ({ clock }) => clock !== null && clock < USUAL_CLOCK,
}
