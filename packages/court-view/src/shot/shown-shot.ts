import type { Body, ShotTrace } from '@skelly/engine'

/** Which moment of a shot is on the screen. */
export type ShotClock =
  /** It runs: `startedAt` is on the clock of `performance.now()`; `rate` 1 is the simulated speed. */
  | {
      readonly kind: 'running'
      readonly startedAt: number
      readonly rate: number
      /** Moments that are shown in slow motion, in simulated seconds and in order; left out, none. */
      readonly slowAt?: readonly number[]
    }
  /** It stands still, `time` simulated seconds after the launch. */
  | { readonly kind: 'held'; readonly time: number }

/** A shot to be shown: what physics saw, and which piece each of its bodies is. */
export interface ShownShot {
  /** Another id is another shot. */
  readonly id: string
  readonly trace: ShotTrace
  readonly bodies: readonly Body[]
  /** By body: the piece's id. */
  readonly pieceIds: readonly string[]
  readonly clock: ShotClock
}
