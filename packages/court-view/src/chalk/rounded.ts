import type { Point } from '@skelly/engine'

/** Places on each stretch between two given points. */
const PIECES = 5

const blend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

const pointAt = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }

/** A soft curve through all the points (Catmull and Rom's), as a polyline. */
export const rounded = (points: readonly Point[]): readonly Point[] => {
  const curve: Point[] = []
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => pointAt(points, index + offset))
    if (!a || !b || !c || !d) continue
    for (let piece = 0; piece < PIECES; piece += 1) {
      const t = piece / PIECES
      curve.push({ x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) })
    }
  }
  curve.push(pointAt(points, points.length - 1))
  return curve
}
