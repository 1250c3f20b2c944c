import { expect, test } from 'vitest'
import { seedOf, type Seed } from '../src/ids.ts'
import { nextInt, streamOf, type Stream } from '../src/rng.ts'

const seedFrom = (digits: string): Seed => {
  const seed = seedOf(digits.padStart(32, '0'))
  if (seed === null) throw new Error('no seed')
  return seed
}

const draw = (stream: Stream, count: number, below: number): readonly number[] => {
  const values: number[] = []
  let rest = stream
  for (let place = 0; place < count; place += 1) {
    const drawn = nextInt(rest, below)
    values.push(drawn.value)
    rest = drawn.stream
  }
  return values
}

test('the generator is xoshiro128**: the published numbers from the state 1, 2, 3, 4', () => {
  expect(draw([1, 2, 3, 4], 6, 2 ** 32)).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492])
})

test('a stream gives the same numbers for ever', () => {
  expect(draw(streamOf(seedFrom('2a'), 'order'), 8, 1000)).toMatchInlineSnapshot(`
    [
      783,
      249,
      244,
      849,
      116,
      382,
      127,
      173,
    ]
  `)
})

test('seeds and names have streams of their own', () => {
  const firsts = ['0', '1', '2', 'f0000000000000000000000000000000'].flatMap((digits) =>
    ['order', 'grip', 'bot-0', 'bot-1', ''].map((name) =>
      draw(streamOf(seedFrom(digits), name), 4, 2 ** 32).join(),
    ),
  )
  expect(new Set(firsts).size).toBe(20)
})

test.each([2, 3, 7, 10, 24])('every number below %i comes equally often', (below) => {
  const draws = 20_000
  const counts = Array.from({ length: below }, () => 0)
  for (const value of draw(streamOf(seedFrom('7'), 'fair'), draws, below))
    counts[value] = (counts[value] ?? 0) + 1
  const expected = draws / below
  const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Pearson's χ² with `below` − 1 degrees of freedom: beyond this once in ten thousand streams.
  expect(deviation).toBeLessThan(below + 4 * Math.sqrt(2 * below) + 8)
})

test('words past the last whole multiple are drawn again', () => {
  // Of the numbers below 3·2³⁰ the first third would come twice as often if they were not.
  const values = draw(streamOf(seedFrom('9'), 'fair'), 6000, 3 * 2 ** 30)
  const low = values.filter((value) => value < 2 ** 30).length
  expect(low).toBeGreaterThan(1850)
  expect(low).toBeLessThan(2150)
})

test('drawing changes nothing', () => {
  const stream = streamOf(seedFrom('3'), 'order')
  expect(nextInt(stream, 100)).toEqual(nextInt(stream, 100))
})
