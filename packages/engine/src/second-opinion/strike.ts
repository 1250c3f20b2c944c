import type { Cap } from './cap.ts'
import type { Obstacle } from './obstacle.ts'

/** A contact of the instant at hand. */
export interface Strike {
  readonly cap: Cap
  readonly against: Cap | Obstacle
  /** Unit normal, from what is run into to the cap. */
  readonly nx: number
  readonly ny: number
  /** The speed with which the two have to part, mm/s. */
  readonly rebound: number
  /** What the two have exchanged so far, along the normal: never below 0, for nothing pulls. */
  impulse: number
}
