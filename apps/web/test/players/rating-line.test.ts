import { describe, expect, test } from 'vitest'
import { ratingLine } from '../../src/players/rating-line.ts'
import { ratingWay } from '../../src/players/rating-way.ts'

describe('the graph of a rating', () => {
  test('goes from edge to edge, higher ratings higher up', () => {
    const { points, width } = ratingLine([1200, 1220, 1190])
    expect(points.map(({ x }) => x)).toEqual([0, width / 2, width])
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0)
    expect(points[2]?.y).toBeGreaterThan(points[0]?.y ?? 0)
  })

  test('twenty points fill no whole graph', () => {
    const { points, height } = ratingLine([1200, 1220])
    expect((points[0]?.y ?? 0) - (points[1]?.y ?? 0)).toBeLessThan(height / 3)
  })

  test.each([[[1200]], [[1200, 1220]], [[400, 2600]]])('stays inside for %j', (ratings) => {
    const { points, height, marks } = ratingLine(ratings)
    for (const { y } of [...points, ...marks]) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  test('has a few round marks', () => {
    const { marks } = ratingLine([1150, 1420])
    expect(marks.length).toBeGreaterThan(1)
    expect(marks.every(({ rating }) => rating % 25 === 0)).toBe(true)
  })
})

test('a whole history begins with the rating that everybody starts with', () => {
  expect(ratingWay([1220, 1200], true)).toEqual([1200, 1220, 1200])
  expect(ratingWay([1420, 1430], false)).toEqual([1420, 1430])
  expect(ratingWay([], true)).toEqual([1200])
})
