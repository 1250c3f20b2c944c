import type { Point } from '@skelly/engine'

/** A small cloud of chalk dust. */
export interface Puff {
  /** Seconds from the launch. */
  readonly time: number
  readonly at: Point
  /** From 0 to 1. */
  readonly force: number
  readonly kind: 'knock' | 'landing' | 'line'
}
