import fc from 'fast-check'
import type { Quartic } from '../../../../src/physics/versions/v1/quartic-root.ts'

/** A quartic made from its roots, exactly, and then rounded to doubles. */
export interface Made {
  readonly quartic: Quartic
  /** Dips above it are left out. */
  readonly floor: number
}

/** Roots are whole numbers of 2⁻⁶⁰. */
const BITS = 60
const ONE = 1n << BigInt(BITS)
const SCALE = Number(ONE)

/** A root at a fraction of a power of two, which leaves the coefficients exact where they are not made hard on purpose. */
const at = (numerator: number, bits: number): bigint => BigInt(numerator) << BigInt(BITS - bits)

/** A factor of the quartic, from the constant term up; the term of power p has (degree − p)·60 bits after the point. */
type Factor = readonly bigint[]

const root = (place: bigint): Factor => [-place, 1n]

/** (t − a)² + d: no root on the axis for a positive d, two of them at a ± √−d for a negative one. */
const hump = (a: bigint, d: bigint): Factor => [a * a + d, -2n * a, 1n]

const product = (factors: readonly Factor[]): Factor =>
  factors.reduce(
    (one, other) => {
      const terms = Array.from({ length: one.length + other.length - 1 }, () => 0n)
      one.forEach((left, place) => {
        other.forEach((right, power) => {
          terms[place + power] = (terms[place + power] ?? 0n) + left * right
        })
      })
      return terms
    },
    [1n],
  )

/** Rounds to the nearest doubles; a factor of less than four roots leaves the leading coefficients 0. */
const make = (factors: readonly Factor[], scale: number, floor = 2 ** -40): Made => {
  const terms = product(factors)
  const coefficient = (power: number): number =>
    (scale * Number(terms[power] ?? 0n)) / SCALE ** Math.max(0, terms.length - 1 - power)
  const quartic = {
    c4: coefficient(4),
    c3: coefficient(3),
    c2: coefficient(2),
    c1: coefficient(1),
    c0: coefficient(0),
  }
  return { quartic, floor: -floor * Math.abs(scale) }
}

/** From −1 to 2, in 64ths. */
const anywhere = fc.integer({ min: -64, max: 128 }).map((numerator) => at(numerator, 6))
const inside = fc.integer({ min: 1, max: 63 }).map((numerator) => at(numerator, 6))
const scale = fc.constantFrom(1, -1, 1000, -1000, 0.001, 1e6)
/** 2⁻ⁿ as a distance between roots; 2⁻⁴⁰ is 1e-12. */
const hair = fc.integer({ min: 34, max: 44 }).map((bits) => at(1, bits))

/** Four roots apart from each other, or two and a pair off the axis. */
export const ordinary: fc.Arbitrary<Made> = fc.oneof(
  fc
    .tuple(fc.uniqueArray(anywhere, { minLength: 4, maxLength: 4 }), scale)
    .map(([roots, by]) => make(roots.map(root), by)),
  fc
    .tuple(fc.uniqueArray(anywhere, { minLength: 2, maxLength: 2 }), anywhere, inside, scale)
    .map(([roots, a, width, by]) => make([...roots.map(root), hump(a, width * width)], by)),
)

/** What root finders stumble over, by what it is. */
export const pathological = {
  'a double root': fc
    .tuple(inside, anywhere, anywhere, scale)
    .map(([a, b, c, by]) => make([a, a, b, c].map(root), by)),
  'a triple root': fc.tuple(inside, anywhere, scale).map(([a, b, by]) => make([a, a, a, b].map(root), by)),
  'a quadruple root': fc.tuple(inside, scale).map(([a, by]) => make([a, a, a, a].map(root), by)),
  'two double roots': fc.tuple(inside, inside, scale).map(([a, b, by]) => make([a, a, b, b].map(root), by)),
  'two roots 1e-12 apart': fc
    .tuple(inside, hair, anywhere, anywhere, scale)
    .map(([a, apart, b, c, by]) => make([a, a + apart, b, c].map(root), by)),
  'a cluster of four': fc.tuple(inside, fc.integer({ min: 10, max: 22 }), scale).map(([a, bits, by]) =>
    make(
      [0, 1, 3, 4].map((step) => root(a + at(step, bits))),
      by,
    ),
  ),
  'roots at 0 and at 1': fc
    .tuple(fc.constantFrom([0n, ONE], [0n, 0n], [ONE, ONE]), anywhere, anywhere, scale)
    .map(([ends, b, c, by]) => make([...ends, b, c].map(root), by)),
  'a leading coefficient of 0': fc
    .tuple(fc.uniqueArray(anywhere, { minLength: 0, maxLength: 3 }), scale)
    .map(([roots, by]) => make(roots.map(root), by)),
  'a leading coefficient of next to 0': fc
    .tuple(anywhere, inside, fc.integer({ min: 20, max: 50 }), fc.boolean(), scale)
    .map(([a, b, bits, isBefore, by]) => {
      const far = (isBefore ? -1n : 1n) * (ONE << BigInt(bits))
      return make([a, b, far, far].map(root), by / 2 ** (2 * bits))
    }),
  'tiny and huge coefficients': fc
    .tuple(
      fc.uniqueArray(anywhere, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: -100, max: 100 }),
      scale,
    )
    .map(([roots, power, by]) => make(roots.map(root), by * 2 ** power)),
  'a dip near the floor': fc
    .tuple(
      inside,
      fc.constantFrom(0.25, 0.5, 0.9, 1.1, 2, 4),
      anywhere,
      inside,
      fc.constantFrom(1, 1000, 1e6),
    )
    .map(([a, part, b, width, by]) => {
      // (t − a)² − d with the depth d, times ((t − b)² + w²), which is h where the dip is.
      const depth = at(1, 30)
      const [distance, wide] = [Number(a - b) / SCALE, Number(width) / SCALE]
      const heightThere = distance * distance + wide * wide
      const floor = (2 ** -30 * heightThere) / part
      return make([hump(a, -(depth << BigInt(BITS))), hump(b, width * width)], by, floor)
    }),
  'a miss by a hair': fc
    .tuple(inside, fc.integer({ min: 20, max: 45 }), anywhere, anywhere, scale)
    .map(([a, bits, b, c, by]) => make([hump(a, at(1, bits) << BigInt(BITS)), root(b), root(c)], by)),
} as const satisfies Record<string, fc.Arbitrary<Made>>
