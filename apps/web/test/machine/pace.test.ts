import { expect, test } from 'vitest'
import { PACES, PACE_NUMBERS, paceAfter } from '../../src/machine/pace.ts'

test('the speeds go round, each faster than the one before', () => {
  expect(PACES.map(paceAfter)).toEqual(['quick', 'rush', 'calm'])
  const rates = PACES.map((pace) => PACE_NUMBERS[pace].rate)
  expect(rates).toEqual(rates.toSorted((one, other) => one - other))
  expect(rates[0]).toBe(1)
})
