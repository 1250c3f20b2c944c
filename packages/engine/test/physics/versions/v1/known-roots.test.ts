import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFall, type Quartic } from '../../../../src/physics/versions/v1/quartic-root.ts'
import { fallOf } from '../../../../src/testing/reference/fall-of.ts'
import { exactly, ONE } from '../../../../src/testing/reference/fixed.ts'
import { valueAt, type Polynomial } from '../../../../src/testing/reference/polynomial.ts'
import { ordinary, pathological, type Made } from './known-roots.ts'

/** A power of two that brings the largest coefficient to about 1: exact, and it moves no root. */
const unit = ({ c4, c3, c2, c1, c0 }: Quartic): number => {
  const largest = Math.max(...[c4, c3, c2, c1, c0].map(Math.abs))
  return largest === 0 ? 1 : 2 ** -Math.floor(Math.log2(largest))
}

const sizeOf = ({ c4, c3, c2, c1, c0 }: Quartic): number =>
  [c4, c3, c2, c1, c0].reduce((sum, coefficient) => sum + Math.abs(coefficient), 0)

/** What Horner's rule may be wrong by on [0, 1], in doubles: nine roundings of sums no larger than all together. */
const NOISE = 9 * 2 ** -53

/** How far from a place the exact values stay within `by` of the value there: no double can tell them apart. */
const blurAt = (exact: Polynomial, place: bigint, by: bigint): bigint => {
  const value = valueAt(exact, place)
  const isNear = (other: bigint): boolean => {
    const change = valueAt(exact, other) - value
    return change <= by && change >= -by
  }
  let blur = ONE >> 52n
  while (blur < ONE && (isNear(place + blur) || isNear(place - blur))) blur <<= 1n
  return blur
}

/**
 * What a finder in doubles must find: where the polynomial falls below the floor, by exact evaluation of the
 * coefficients it was given, with the floor a hair higher or a hair lower than asked for where that decides.
 */
const rightAnswers = ({ quartic, floor }: Made) => {
  const by = unit(quartic)
  const exact = [quartic.c0, quartic.c1, quartic.c2, quartic.c3, quartic.c4].map((term) => exactly(term * by))
  const noise = exactly(sizeOf(quartic) * by * NOISE)
  const asked = exactly(floor * by)
  const higher = asked + noise > 0n ? 0n : asked + noise
  return { exact, noise, falls: [higher, asked, asked - noise].map((depth) => fallOf(exact, ONE, depth)) }
}

/** Whether the place that was found is a right one. */
const isRight = (made: Made, found: number): boolean => {
  const { exact, noise, falls } = rightAnswers(made)
  if (found === Infinity) return falls.includes(null)
  if (!(found >= 0 && found <= 1)) return false
  return falls.some((fall) => {
    if (fall === null) return false
    const off = exactly(found) - fall
    return (off < 0n ? -off : off) <= blurAt(exact, fall, 2n * noise)
  })
}

const wrong = (made: Made): boolean => !isRight(made, firstFall(made.quartic, made.floor))

test('a thousand ordinary quartics', () => {
  const quartics = fc.sample(ordinary, { numRuns: 1000, seed: 4 })
  expect(quartics.filter(wrong)).toEqual([])
  const found = quartics.filter(({ quartic, floor }) => firstFall(quartic, floor) < Infinity)
  expect(found.length).toBeGreaterThan(400)
  expect(found.length).toBeLessThan(800)
})

describe('a thousand pathological quartics', () => {
  test.each(Object.entries(pathological))('%s', (_, quartics) => {
    const sample = fc.sample(quartics, { numRuns: 100, seed: 4 })
    expect(sample.filter(wrong)).toEqual([])
  })
})

describe('roots that are known without any finder', () => {
  const roots = [0.25, 0.375, 0.5, 0.625, 0.75]
  test.each(roots)('a triple root at %d is a fall, or passes through rising', (a) => {
    // −(t − a)³ and (t − a)³
    const falling = { c4: 0, c3: -1, c2: 3 * a, c1: -3 * a * a, c0: a * a * a }
    const rising = { c4: 0, c3: 1, c2: -3 * a, c1: 3 * a * a, c0: -a * a * a }
    expect(firstFall(falling, -1e-12)).toBeCloseTo(a, 4)
    expect(firstFall(rising, -1e-12)).toBe(Infinity)
  })

  test.each(roots)('a quadruple or double root at %d is only touched', (a) => {
    const squared = { c4: 0, c3: 0, c2: 1, c1: -2 * a, c0: a * a }
    const fourth = { c4: 1, c3: -4 * a, c2: 6 * a * a, c1: -4 * a * a * a, c0: a * a * a * a }
    expect([firstFall(squared, -1e-12), firstFall(fourth, -1e-12)]).toEqual([Infinity, Infinity])
  })

  test('a power of two times the quartic has the same fall to the bit', () => {
    for (const { quartic, floor } of fc.sample(ordinary, { numRuns: 200, seed: 5 })) {
      for (const power of [-60, -7, 9, 60]) {
        const by = 2 ** power
        const { c4, c3, c2, c1, c0 } = quartic
        const scaled = { c4: c4 * by, c3: c3 * by, c2: c2 * by, c1: c1 * by, c0: c0 * by }
        expect(firstFall(scaled, floor * by)).toBe(firstFall(quartic, floor))
      }
    }
  })
})

test('the judge of these tests tells a right place from a wrong one', () => {
  const line = { quartic: { c4: 0, c3: 0, c2: 0, c1: -4, c0: 1 }, floor: -1e-12 }
  const graze = { quartic: { c4: 0, c3: 0, c2: 1, c1: -1, c0: 0.25 }, floor: -1e-12 }
  const places = [0.25, 0.25 + 1e-12, 0.25 - 1e-12, 0.5, Infinity]
  expect(places.filter((place) => isRight(line, place))).toEqual([0.25])
  expect(places.filter((place) => isRight(graze, place))).toEqual([Infinity])
})
