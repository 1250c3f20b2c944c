import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallOf } from '../../../src/testing/reference/fall-of.ts'
import { exactly, nearest, ONE, times, type Fixed } from '../../../src/testing/reference/fixed.ts'
import type { Polynomial } from '../../../src/testing/reference/polynomial.ts'
import { signChanges } from '../../../src/testing/reference/sign-changes.ts'

const HUNDREDTH = ONE / 100n

/** The polynomial with these roots and the leading coefficient 1. */
const withRoots = (roots: readonly Fixed[]): Polynomial =>
  roots.reduce<Polynomial>(
    (terms, root) => [0n, ...terms].map((term, power) => term - times(root, terms[power] ?? 0n)),
    [ONE],
  )

test('every root between 0 and the end is found, and no other', () => {
  const root = fc.integer({ min: -100, max: 300 })
  fc.assert(
    fc.property(fc.uniqueArray(root, { minLength: 1, maxLength: 4 }), (hundredths) => {
      const roots = hundredths.filter((hundredth) => hundredth % 100 !== 0).toSorted((a, b) => a - b)
      const found = signChanges(withRoots(roots.map((at) => HUNDREDTH * BigInt(at))), 2n * ONE)
      const expected = roots.filter((at) => at > 0 && at < 200)
      expect(found).toHaveLength(expected.length)
      found.forEach((at, place) => {
        const off = at - HUNDREDTH * BigInt(expected[place] ?? 0)
        // Four roots at least a hundredth apart: what rounding does to the coefficients moves them by so much.
        expect(off < ONE >> 130n && off > -(ONE >> 130n)).toBe(true)
      })
    }),
  )
})

test('roots closer than doubles can tell', () => {
  const [one, other] = [ONE / 3n, ONE / 3n + (ONE >> 70n)]
  const found = signChanges(withRoots([one, other, 2n * ONE, 3n * ONE]), ONE)
  expect(found).toHaveLength(2)
  expect((found[1] ?? 0n) - (found[0] ?? 0n) > ONE >> 71n).toBe(true)
})

test.each([
  { why: 'it falls from above', terms: [1, -4], fall: 0.25 },
  { why: 'it only rises', terms: [-1, 4], fall: null },
  { why: 'it touches and falls on', terms: [0, -4], fall: 0 },
  { why: 'below 0 already, it falls on', terms: [-1e-9, -4], fall: 0 },
  { why: 'below 0 already, it rises', terms: [-1e-9, 4], fall: null },
  { why: 'it dips, less deep than the floor', terms: [0.25 - 1e-7, -1, 1], fall: null },
  { why: 'it dips, deeper than the floor', terms: [0.25 - 4e-6, -1, 1], fall: 0.498 },
  { why: 'it falls after the end', terms: [5, -4], fall: null },
])('a gap closes or not: $why', ({ terms, fall }) => {
  const found = fallOf(terms.map(exactly), ONE, exactly(-1e-6))
  expect(found === null ? null : nearest(found)).toEqual(fall === null ? null : expect.closeTo(fall, 12))
})
