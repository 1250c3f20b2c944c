import { describe, expect, test } from 'vitest'
import { median, quantile } from '../../../src/bench/measuring/quantile.ts'

describe('quantile', () => {
  test.each([
    { part: 0, value: 1 },
    { part: 0.25, value: 2 },
    { part: 0.5, value: 3 },
    { part: 0.9, value: 10 },
    { part: 1, value: 10 },
  ])('$part of the way up lies $value', ({ part, value }) => {
    expect(quantile([10, 3, 1, 2], part)).toBe(value)
  })

  test('the median of an odd number is the middle one, by size and not by spelling', () => {
    expect(median([9, 100, 20])).toBe(20)
  })

  test('there is none of nothing', () => {
    expect(() => median([])).toThrow(RangeError)
  })
})
