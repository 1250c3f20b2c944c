import { describe, expect, test } from 'vitest'
import { policyFrom } from '../src/policy-from.ts'
import { POLICY } from '../src/policy.ts'

describe('the policy of a process', () => {
  test.each([undefined, ''])('is the product’s when nothing is shortened', (shortened) => {
    expect(policyFrom(shortened, 'production')).toBe(POLICY)
  })

  test('can be shortened in a test, one number at a time', () => {
    const policy = policyFrom(
      '{"silence":1500,"ratedADayAgainstTheSame":99,"wrongCodesWithin":3,"noneAfterServerStart":7}',
      'test',
    )
    expect(policy).toEqual({
      ...POLICY,
      silence: 1_500,
      matchmaking: { ...POLICY.matchmaking, ratedADayAgainstTheSame: 99 },
      rooms: { ...POLICY.rooms, wrongCodesWithin: 3 },
      walkOuts: { ...POLICY.walkOuts, noneAfterServerStart: 7 },
    })
  })

  test.each([
    { says: 'in production', shortened: '{"silence":1500}', stage: 'production' },
    { says: 'what is no JSON', shortened: 'silence', stage: 'test' },
    { says: 'what can not be shortened', shortened: '{"messages":1}', stage: 'test' },
    { says: 'nothing at all', shortened: '{"silence":0}', stage: 'test' },
  ] as const)('refuses $says', ({ shortened, stage }) => {
    expect(() => policyFrom(shortened, stage)).toThrow()
  })
})
