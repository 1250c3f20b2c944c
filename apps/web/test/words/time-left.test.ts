import { expect, test } from 'vitest'
import { timeLeft } from '../../src/words/time-left.ts'

const HOUR = 3_600_000

test.each([
  { left: 0, is: { days: 0, clock: '0:00' } },
  { left: -5, is: { days: 0, clock: '0:00' } },
  { left: 1, is: { days: 0, clock: '0:01' } },
  { left: 59_001, is: { days: 0, clock: '1:00' } },
  { left: HOUR - 1, is: { days: 0, clock: '1:00:00' } },
  { left: 2 * HOUR - 53_000, is: { days: 0, clock: '1:59:07' } },
  { left: 24 * HOUR, is: { days: 1, clock: '0:00:00' } },
  { left: 7 * 24 * HOUR - 1000, is: { days: 6, clock: '23:59:59' } },
])('$left ms are $is.days days and $is.clock', ({ left, is }) => {
  expect(timeLeft(left)).toEqual(is)
})
