import type { Point } from '../geometry/point.ts'

/** Something round that takes up room on a court. */
export interface Disc {
  readonly at: Point
  /** mm */
  readonly radius: number
}
