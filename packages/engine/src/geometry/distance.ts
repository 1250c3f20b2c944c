import type { Point } from './point.ts'

/** The square of the distance between two places, in mm²; exact for places on the grid of the court. */
export const squaredDistance = (a: Point, b: Point): number => {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy
}

/** The square of the distance from a place to the nearest point of a straight piece, ends included, in mm². */
export const squaredDistanceToPiece = (at: Point, from: Point, to: Point): number => {
  const x = to.x - from.x
  const y = to.y - from.y
  const length = x * x + y * y
  const along = (at.x - from.x) * x + (at.y - from.y) * y
  if (along <= 0) return squaredDistance(at, from)
  if (along >= length) return squaredDistance(at, to)
  const across = (at.x - from.x) * y - (at.y - from.y) * x
  return (across * across) / length
}
