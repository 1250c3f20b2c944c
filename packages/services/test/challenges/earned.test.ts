import { expect, test } from 'vitest'
import { earned, isMore } from '../../src/challenges/earned.ts'

test('more stars are more, whatever they cost; of as many stars the fewer flicks', () => {
  expect(isMore({ stars: 3, flicks: 9 }, { stars: 2, flicks: 1 })).toBe(true)
  expect(isMore({ stars: 2, flicks: 1 }, { stars: 3, flicks: 9 })).toBe(false)
  expect(isMore({ stars: 2, flicks: 3 }, { stars: 2, flicks: 4 })).toBe(true)
  expect(isMore({ stars: 2, flicks: 4 }, { stars: 2, flicks: 3 })).toBe(false)
  expect(isMore({ stars: 2, flicks: 3 }, { stars: 2, flicks: 3 })).toBe(false)
})

test('a row of other stars is none', () => {
  expect(() => earned({ stars: 4, flicks: 1 })).toThrow('4 stars')
})
