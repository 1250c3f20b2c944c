import { expect, test } from 'vitest'
import { keyAimOf, roundTheClock, strengthWithin } from '../../src/described/aim.ts'

test.each([
  { wished: -1, reached: 719 },
  { wished: 720, reached: 0 },
  { wished: 735, reached: 15 },
  { wished: -721, reached: 719 },
  { wished: 67, reached: 67 },
])('a direction of $wished minutes goes round to $reached', ({ reached, wished }) => {
  expect(roundTheClock(wished)).toBe(reached)
})

test.each([
  { wished: -95, reached: 5 },
  { wished: 0, reached: 5 },
  { wished: 352, reached: 350 },
  { wished: 1100, reached: 1000 },
])('a strength of $wished is the nearest that there is: $reached', ({ reached, wished }) => {
  expect(strengthWithin(wished)).toBe(reached)
})

test('the court draws the aim in degrees', () => {
  expect(keyAimOf({ direction: 67, strength: 505 })).toEqual({ heading: 33.5, strength: 505 })
})
