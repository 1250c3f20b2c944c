import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstFall, type Quartic } from '../../../../src/physics/versions/v1/quartic-root.ts'

/** The quartic scale·(t − a)(t − b)(t − c)(t − d). */
const withRoots = (scale: number, a: number, b: number, c: number, d: number): Quartic => ({
  c4: scale,
  c3: -scale * (a + b + c + d),
  c2: scale * (a * b + a * c + a * d + b * c + b * d + c * d),
  c1: -scale * (a * b * c + a * b * d + a * c * d + b * c * d),
  c0: scale * a * b * c * d,
})

test.each([
  { why: 'the first of two', quartic: withRoots(5, 0.25, 0.75, 2, 3), fall: 0.25 },
  { why: 'the later fall, where it begins below 0', quartic: withRoots(-5, 0.25, 0.75, 2, 3), fall: 0.75 },
  { why: 'four roots within', quartic: withRoots(1000, 0.125, 0.25, 0.5, 0.875), fall: 0.125 },
  { why: 'two roots close together', quartic: withRoots(1e6, 0.5, 0.5009765625, 2, 3), fall: 0.5 },
  { why: 'roots before 0 do not count', quartic: withRoots(5, -2, -1, 0.5, 0.75), fall: 0.5 },
  { why: 'a cubic', quartic: { c4: 0, c3: -1, c2: 0, c1: 0, c0: 0.125 }, fall: 0.5 },
  { why: 'a parabola', quartic: { c4: 0, c3: 0, c2: 4, c1: -5, c0: 1 }, fall: 0.25 },
  { why: 'a line', quartic: { c4: 0, c3: 0, c2: 0, c1: -4, c0: 1 }, fall: 0.25 },
  { why: 'touching and going on down', quartic: { c4: 0, c3: 0, c2: 0, c1: -4, c0: 0 }, fall: 0 },
  {
    why: 'below 0 by rounding and going on down',
    quartic: { c4: 0, c3: 0, c2: 0, c1: -4, c0: -1e-13 },
    fall: 0,
  },
])('$why: $fall', ({ quartic, fall }) => {
  expect(firstFall(quartic, -1e-12)).toBeCloseTo(fall, 12)
})

test.each([
  { why: 'no root', quartic: { c4: 1, c3: 0, c2: 0, c1: 0, c0: 1 } },
  { why: 'all roots after 1', quartic: withRoots(5, 1.25, 1.5, 2, 3) },
  { why: 'only rising through 0', quartic: { c4: 0, c3: 0, c2: 0, c1: 4, c0: -1 } },
  { why: 'touching and going away', quartic: { c4: 0, c3: 0, c2: 1, c1: 4, c0: 0 } },
  { why: 'a double root, which is a graze', quartic: withRoots(5, 0.5, 0.5, 2, 3) },
  { why: 'nothing at all', quartic: { c4: 0, c3: 0, c2: 0, c1: 0, c0: 0 } },
  { why: 'a dip that stays above the floor', quartic: { c4: 0, c3: 0, c2: 1, c1: -1, c0: 0.25 - 1e-13 } },
])('none: $why', ({ quartic }) => {
  expect(firstFall(quartic, -1e-12)).toBe(Infinity)
})

test('the fall is found wherever four roots lie', () => {
  const root = fc.integer({ min: -100, max: 200 }).map((hundredth) => hundredth / 100)
  fc.assert(
    fc.property(fc.uniqueArray(root, { minLength: 4, maxLength: 4 }), (roots) => {
      const [a = 0, b = 0, c = 0, d = 0] = roots.toSorted((one, other) => one - other)
      // From the left the sign goes + a − b + c − d +: it falls through a and c.
      const expected = [a, c].find((fall) => fall > 0 && fall <= 1)
      const beginsBelow = [a, c].some(
        (fall, place) => fall <= 0 && [b, d][place] !== undefined && ([b, d][place] ?? 0) > 0,
      )
      const found = firstFall(withRoots(1000, a, b, c, d), -1e-9)
      if (beginsBelow && found === 0) return
      if (expected === undefined || expected === 1) expect(found === Infinity || found > 0.999).toBe(true)
      else expect(found).toBeCloseTo(expected, 9)
    }),
    { numRuns: 3000 },
  )
})
