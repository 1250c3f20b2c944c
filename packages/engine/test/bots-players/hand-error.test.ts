import { expect, test } from 'vitest'
import { drawHandError, shaken } from '../../src/bots/hand-error.ts'
import { HANDS } from '../../src/bots/index.ts'
import { DIRECTION_LIMIT, parseFlick, seedOf } from '../../src/index.ts'
import { streamOf, type Stream } from '../../src/rng.ts'

const DRAWS = 20_000

const startOf = (name: string): Stream => {
  const seed = seedOf('5eed'.repeat(8))
  if (seed === null) throw new Error('no seed')
  return streamOf(seed, name)
}

const draw = (count: number) => {
  const drawn = []
  for (let stream = startOf('errors'); drawn.length < count;) {
    const next = drawHandError(HANDS.average, stream)
    drawn.push(next.value)
    stream = next.stream
  }
  return drawn
}

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test('errors have the standard deviations of the hand: 1.5 degrees and 6 per cent', () => {
  const errors = draw(DRAWS)
  const degrees = deviation(errors.map(({ slope }) => (Math.atan(slope) * 180) / Math.PI))
  expect(degrees).toBeCloseTo(HANDS.average.direction, 1)
  expect(deviation(errors.map(({ factor }) => factor * 100))).toBeCloseTo(HANDS.average.strength, 0)
})

test('errors lean to neither side', () => {
  const errors = draw(DRAWS)
  const left = errors.filter(({ slope }) => slope < 0).length
  expect(left / DRAWS).toBeCloseTo(0.5, 1)
})

test.each([
  { flick: { dx: 0, dy: -DIRECTION_LIMIT, strength: 500 }, slope: 0.1, right: 0.1 },
  { flick: { dx: 3, dy: 0, strength: 500 }, slope: -0.02, right: -0.02 },
])('$flick turned by a slope of $slope', ({ flick, slope, right }) => {
  const { dx, dy } = shaken(flick, { slope, factor: 1 })
  const along = dx * flick.dx + dy * flick.dy
  const across = dy * flick.dx - dx * flick.dy
  expect(across / along).toBeCloseTo(right, 5)
})

test.each([
  { strength: 1000, factor: 1.2, comes: 1000 },
  { strength: 1, factor: 0.1, comes: 1 },
  { strength: 500, factor: 1.1, comes: 550 },
])('a strength of $strength times $factor comes out as $comes', ({ strength, factor, comes }) => {
  const flick = shaken({ dx: 5, dy: 7, strength }, { slope: 0.3, factor })
  expect(flick.strength).toBe(comes)
  expect(parseFlick(flick).ok).toBe(true)
})
