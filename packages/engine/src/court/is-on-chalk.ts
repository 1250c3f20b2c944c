import type { Point } from '../geometry/point.ts'
import { chalkOutlines } from './chalk-outlines.ts'
import { CHALK_WIDTH } from './chalk-width.ts'
import type { Court, Rectangle } from './court.ts'

/** R1.4: whether a disc overlaps a stroke. One whose rim just meets a stroke's border does not. */
export const isOnChalk = (court: Court, at: Point, radius: number): boolean => {
  const reach = radius + CHALK_WIDTH / 2
  return chalkOutlines(court).some((outline) => squaredDistanceToOutline(outline, at) < reach * reach)
}

/** From a place to the nearest of a rectangle's four sides, corners included, in mm². */
const squaredDistanceToOutline = ({ left, top, right, bottom }: Rectangle, at: Point): number => {
  const outsideX = Math.max(left - at.x, at.x - right)
  const outsideY = Math.max(top - at.y, at.y - bottom)
  if (outsideX <= 0 && outsideY <= 0) {
    const nearest = Math.max(outsideX, outsideY)
    return nearest * nearest
  }
  const dx = Math.max(outsideX, 0)
  const dy = Math.max(outsideY, 0)
  return dx * dx + dy * dy
}
