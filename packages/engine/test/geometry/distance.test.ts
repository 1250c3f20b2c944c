import { expect, test } from 'vitest'
import { squaredDistanceToPiece } from '../../src/geometry/distance.ts'
import { onGrid } from '../../src/geometry/point.ts'

test.each([
  { where: 'beside its middle', at: [50, 7], squared: 49 },
  { where: 'on it', at: [30, 0], squared: 0 },
  { where: 'before its beginning', at: [-3, 4], squared: 25 },
  { where: 'beyond its end', at: [105, -12], squared: 169 },
])('from a straight piece, $where', ({ at: [x = 0, y = 0], squared }) => {
  expect(squaredDistanceToPiece({ x, y }, { x: 0, y: 0 }, { x: 100, y: 0 })).toBe(squared)
})

test.each([
  [0.5 / 1024, 1 / 1024],
  [0.49 / 1024, 0],
  [-0.5 / 1024, 0],
  [999.9999, 1000],
])('%d goes to %d on the grid', (from, to) => {
  expect(onGrid({ x: from, y: from })).toEqual({ x: to, y: to })
})
