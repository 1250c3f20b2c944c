import { expect, test } from 'vitest'
import { createOpinionWorld } from '../../src/second-opinion/index.ts'
import { seedNumbered } from '../../src/testing/index.ts'
import { askedAbout } from './asked-about.ts'
import { compare } from './compare.ts'

const SHOTS = 20_000
const SEED = 3

test('20,000 shots come out as matter-js has them', { timeout: 240_000 }, async ({ annotate }) => {
  const world = createOpinionWorld()
  const compared = Array.from({ length: SHOTS }, (_, number) => ({
    number,
    ...compare(askedAbout(seedNumbered(SEED), number), world),
  }))
  const differing = compared.flatMap((each) => (each.agrees ? [] : [each]))
  const apart = compared.map((each) => each.apart).toSorted((one, other) => one - other)
  const part = (share: number): string => `${(apart[Math.floor(share * SHOTS)] ?? NaN).toExponential(1)} mm`
  await annotate(
    `${String(SHOTS)} shots, seed ${String(SEED)}: apart by ${part(0.5)} in the median, ${part(0.99)} at 99 %, ` +
      `${part(0.999)} at 99.9 %; otherwise came out ${JSON.stringify(differing)}`,
  )
  expect(differing.filter(({ excuse }) => excuse === null)).toEqual([])
  expect(differing.length).toBeLessThanOrEqual(SHOTS / 5000)
})
