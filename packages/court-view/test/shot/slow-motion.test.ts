import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceOf } from '../../src/shot/last-moments.ts'

const parts = fc.double({ min: 0, max: 1, noNaN: true })
/** A shot of some length, knocks in it, and how fast it is shown. */
const shots = fc
  .record({
    duration: fc.double({ min: 0.05, max: 6, noNaN: true }),
    knocks: fc.array(parts, { maxLength: 12 }),
    rate: fc.constantFrom(0.25, 0.5, 1, 2, 4),
  })
  .map(({ duration, knocks, rate }) => {
    const times = knocks.map((part) => part * duration).toSorted((one, other) => one - other)
    return { duration, rate, times, pace: paceOf(duration, rate, times) }
  })

test('around a knock a shot runs at a quarter of its speed, whatever speed was chosen', () => {
  for (const rate of [0.5, 1, 2, 4]) {
    const pace = paceOf(3, rate, [1])
    for (const time of [0.95, 1, 1.1, 1.19]) expect(pace.speedAt(time) * rate).toBeCloseTo(0.25, 9)
    for (const time of [0.5, 0.8, 1.35, 2]) expect(pace.speedAt(time)).toBe(1)
  }
})

test('what is shown slower anyway is not slowed more', () => {
  expect(paceOf(3, 0.25, [1]).total).toBe(paceOf(3, 0.25).total)
})

test('the speed never jumps', () => {
  fc.assert(
    fc.property(shots, parts, ({ duration, pace }, part) => {
      const time = part * duration
      const before = Math.max(0, time - 1e-7)
      expect(pace.speedAt(before) ** 2).toBeCloseTo(pace.speedAt(time) ** 2, 4)
    }),
  )
})

test('every moment is shown, in order, and what is shown is that moment', () => {
  fc.assert(
    fc.property(shots, parts, parts, ({ duration, pace }, one, other) => {
      const [early, late] = [Math.min(one, other) * duration, Math.max(one, other) * duration]
      expect(pace.shownAt(early)).toBeLessThanOrEqual(pace.shownAt(late) + 1e-9)
      expect(pace.momentAt(pace.shownAt(early))).toBeCloseTo(early, 6)
      expect(pace.shownAt(duration)).toBe(pace.total)
      expect(pace.momentAt(pace.total)).toBe(duration)
    }),
  )
})

test('it never runs slower than slow motion or the end does, nor backwards', () => {
  fc.assert(
    fc.property(shots, parts, ({ duration, rate, pace }, part) => {
      const speed = pace.speedAt(part * duration)
      expect(speed).toBeGreaterThanOrEqual(Math.min(0.35, 0.25 / rate) - 1e-9)
      expect(speed).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

test('knocks close to one another, or to the end, are one slow stretch', () => {
  const pace = paceOf(2, 1, [0.5, 0.7, 1.6])
  expect(pace.speedAt(0.6)).toBeCloseTo(0.25, 9)
  expect(pace.speedAt(1.2)).toBe(1)
  expect(pace.speedAt(2)).toBeCloseTo(0.25, 9)
})

test('a knock at the launch begins slow', () => {
  expect(paceOf(2, 1, [0.01]).speedAt(0)).toBeCloseTo(0.25, 9)
  expect(paceOf(2, 1, [0.1]).speedAt(0)).toBeLessThan(1)
})

test('a moment that is held is the moment itself: nothing is slowed', () => {
  const pace = paceOf(2, 0, [1])
  for (const time of [0, 0.7, 1, 1.9, 2]) expect(pace.shownAt(time)).toBe(time)
})
