import type { Rectangle } from '../../court/court.ts'
import { GRID, type Point } from '../../geometry/point.ts'
import { map, tupleOf, type Decoder } from '../../replay/codec/decoder.ts'

/** Further than any court reaches, mm. */
const FARTHEST = 4000

/** A length or coordinate on the 1/1024 mm grid, from 0. */
export const millimetres: Decoder<number> = (value, where) => {
  const isOne = typeof value === 'number' && value >= 0 && value <= FARTHEST && Number.isInteger(value * GRID)
  return isOne ? { ok: true, value: value + 0 } : { ok: false, where }
}

/** `[x, y]`. */
export const point: Decoder<Point> = map(tupleOf(millimetres, 2), ([x = 0, y = 0]) => ({ x, y }))

/** `[left, top, right, bottom]`. */
export const rectangle: Decoder<Rectangle> = map(
  tupleOf(millimetres, 4),
  ([left = 0, top = 0, right = 0, bottom = 0]) => ({ left, top, right, bottom }),
)
