import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactly, nearest, ONE, over, rootOf, times } from '../../../src/testing/reference/fixed.ts'

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('a double comes back as it went in', () => {
  fc.assert(
    fc.property(number, (value) => {
      // What is worth less than 2⁻¹⁶⁰ is lost: nothing, of a double above 2⁻¹⁰⁷.
      if (Math.abs(value) < 2 ** -107) return
      expect(nearest(exactly(value))).toBe(value)
    }),
  )
})

test('products, quotients and roots are right to the last of 160 bits', () => {
  const size = fc.bigInt({ min: 1n, max: ONE << 20n })
  fc.assert(
    fc.property(size, size, (one, other) => {
      const product = times(one, other)
      expect(product * ONE <= one * other && (product + 1n) * ONE > one * other).toBe(true)
      const quotient = over(one, other)
      expect(quotient * other <= one * ONE && (quotient + 1n) * other > one * ONE).toBe(true)
      const root = rootOf(one)
      expect(root * root <= one * ONE && (root + 1n) * (root + 1n) > one * ONE).toBe(true)
    }),
  )
})

test('the root of two, to 45 digits', () => {
  const digits = (rootOf(2n * ONE) * 10n ** 45n) / ONE
  expect(digits).toBe(1_414213562373095048801688724209698078569671875n)
})

test('what lies below 0 has the root 0', () => {
  expect([rootOf(0n), rootOf(-1n), rootOf(-ONE)]).toEqual([0n, 0n, 0n])
})
