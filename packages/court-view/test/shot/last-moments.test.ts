import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceOf } from '../../src/shot/last-moments.ts'

const durations = fc.double({ min: 0.001, max: 8, noNaN: true })
const rates = fc.constantFrom(0.25, 0.5, 1, 2, 4)
const parts = fc.double({ min: 0, max: 1, noNaN: true })

test('the ruling waits less than 150 ms for the last millimetres, at any rate', () => {
  fc.assert(
    fc.property(durations, rates, (duration, rate) => {
      const seconds = (paceOf(duration, rate).total - duration) / rate
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThan(0.15)
    }),
  )
})

test('every moment is shown, in order, and what is shown is that moment', () => {
  fc.assert(
    fc.property(durations, rates, parts, parts, (duration, rate, one, other) => {
      const pace = paceOf(duration, rate)
      const [early, late] = [Math.min(one, other) * duration, Math.max(one, other) * duration]
      expect(pace.shownAt(early)).toBeLessThanOrEqual(pace.shownAt(late) + 1e-12)
      expect(pace.shownAt(early)).toBeGreaterThanOrEqual(early - 1e-12)
      expect(pace.momentAt(pace.shownAt(early))).toBeCloseTo(early, 6)
    }),
  )
})

test('until the last quarter of a second a shot is shown as it is', () => {
  const pace = paceOf(2, 1)
  expect(pace.shownAt(1.7)).toBe(1.7)
  expect(pace.momentAt(1.7)).toBe(1.7)
  expect(pace.speedAt(1.7)).toBe(1)
  expect(pace.speedAt(2)).toBeLessThan(0.5)
  expect(pace.shownAt(2)).toBeCloseTo(pace.total, 9)
})

test('a shot that moves nothing is over at once', () => {
  const pace = paceOf(0, 1)
  expect(pace.total).toBe(0)
  expect(pace.shownAt(0)).toBe(0)
})
