import type { Point } from '../geometry/point.ts'

/** A disc that slides: everything physics knows of a cap. It carries its own numbers, whatever its fill. */
export interface Body {
  readonly at: Point
  /** mm */
  readonly radius: number
  readonly mass: number
  /** mm/s², the street's grip already in it; above 0 */
  readonly deceleration: number
}
