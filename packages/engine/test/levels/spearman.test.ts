import { describe, expect, it } from 'vitest'
import { spearman } from './spearman.ts'

describe('the rank correlation with the place', () => {
  it('is 1 for what only rises, −1 for what only falls', () => {
    expect(spearman([0.1, 0.2, 5, 6])).toBe(1)
    expect(spearman([4, 3, 2, 1])).toBe(-1)
  })

  it('is what the differences of the ranks say', () => {
    // ranks 2 1 4 3 5: 1 − 6 · 4 / (5 · 24)
    expect(spearman([2, 1, 4, 3, 5])).toBeCloseTo(0.8, 12)
  })

  it('gives equal values the mean of their ranks', () => {
    // ranks 1.5 1.5 3 4
    expect(spearman([0, 0, 1, 2])).toBeCloseTo(0.9486832980505138, 12)
  })
})
