import { expect, test } from 'vitest'
import { lastSeconds } from '../../src/feel/use-last-seconds.ts'

test.each([
  { left: 20_000, waits: [15_000, 16_000, 17_000, 18_000, 19_000] },
  { left: 2500, waits: [500, 1500] },
  { left: 400, waits: [] },
])('with $left ms left', ({ left, waits }) => {
  expect(lastSeconds(left)).toEqual(waits)
})
