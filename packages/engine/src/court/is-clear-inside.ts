import type { Point } from '../geometry/point.ts'
import type { Rectangle } from './court.ts'

/** Whether a place lies in the rectangle, at least `margin` mm from each of its sides. */
export const isClearInside = (area: Rectangle, at: Point, margin: number): boolean =>
  at.x - area.left >= margin &&
  area.right - at.x >= margin &&
  at.y - area.top >= margin &&
  area.bottom - at.y >= margin
