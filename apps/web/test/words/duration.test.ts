import { expect, test } from 'vitest'
import { minutesAndSeconds, secondsOf } from '../../src/words/duration.ts'

test.each([
  [0, '0:00'],
  [6_999, '0:06'],
  [92_000, '1:32'],
  [-5, '0:00'],
])('%i ms went by: %s', (time, text) => {
  expect(minutesAndSeconds(time)).toBe(text)
})

test.each([
  [20_000, 20],
  [19_001, 20],
  [1, 1],
  [0, 0],
  [-300, 0],
])('%i ms are left: %i s', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds)
})
