import type { Point } from '../geometry/point.ts'
import type { Rectangle } from './court.ts'

/** R1.6: whether a disc's centre is within the rectangle, whatever its rim touches; on the line it is not. */
export const isCentreIn = (area: Rectangle, at: Point): boolean =>
  at.x > area.left && at.x < area.right && at.y > area.top && at.y < area.bottom
