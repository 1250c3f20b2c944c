import type { Point } from '../../src/index.ts'

/** The point of a straight piece, ends included, that is nearest to a place. */
export const nearestOf = (from: Point, to: Point, at: Point): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const part = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y)
  const along = Math.max(0, Math.min(1, part))
  return { x: from.x + along * x, y: from.y + along * y }
}
