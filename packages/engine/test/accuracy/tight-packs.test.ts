import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILL_NAMES, mayLieAt, simulate, streetCourt, type Body, type Point } from '../../src/index.ts'
import { accuracyOf, referenceOf } from '../../src/testing/index.ts'
import { capAt } from '../physics/table.ts'

/** As near as the grid lets the rows of a honeycomb of 32 mm come. */
const ROWS_APART = Math.ceil(16 * Math.sqrt(3) * 1024) / 1024

const lattice = (place: (column: number, row: number) => Point): readonly Point[] =>
  Array.from({ length: 25 }, (_, index) => place(index % 5, Math.floor(index / 5)))

/** Where caps lie in touch with up to six others, in the open, in a corner and along an edge. */
const lattices = fc.constantFrom(
  lattice((column, row) => ({ x: 16 + 32 * column, y: 16 + 32 * row })),
  lattice((column, row) => ({ x: 500 + 32 * column + 16 * (row % 2), y: 600 + ROWS_APART * row })),
  lattice((column, row) => ({ x: 16 + 32 * column + 16 * (row % 2), y: 16 + ROWS_APART * row })),
  lattice((column, row) => ({ x: 984 - 33 * column, y: 600 + 32 * row })),
)

const directions = fc.oneof(
  fc.constantFrom([1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]),
  fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })),
)

const packs = fc
  .record({
    places: lattices.chain((places) => fc.shuffledSubarray([...places], { minLength: 2, maxLength: 12 })),
    outside: fc.option(
      fc.record({ x: fc.integer({ min: 300, max: 700 }), y: fc.integer({ min: 250, max: 550 }) }),
    ),
    fills: fc.oneof(
      fc.constant(FILL_NAMES.slice(0, 1)),
      fc.array(fc.constantFrom(...FILL_NAMES), { minLength: 13, maxLength: 13 }),
    ),
    direction: directions,
    speed: fc.integer({ min: 500, max: 3500 }),
  })
  .map(({ places, outside, fills, direction: [dx = 0, dy = 0], speed }) => {
    const bodies: Body[] = []
    for (const [index, { x, y }] of [...(outside === null ? [] : [outside]), ...places].entries()) {
      const body = capAt(x, y, fills[index % fills.length])
      if (mayLieAt(streetCourt, body, bodies)) bodies.push(body)
    }
    const length = Math.hypot(dx, dy) || 1
    return { bodies, launch: { body: 0, vx: (dx / length) * speed, vy: (dy / length) * speed } }
  })

test('caps packed tight, one flicked out of the pack or into it, come out as the reference has them', () => {
  fc.assert(
    fc.property(packs, ({ bodies, launch }) => {
      const trace = simulate(streetCourt, bodies, launch)
      const { error, sameContacts } = accuracyOf(trace, bodies, referenceOf(streetCourt, bodies, launch))
      expect(sameContacts).toBe(true)
      expect(error).toBeLessThanOrEqual(1e-7)
    }),
    { numRuns: 600, seed: 160 },
  )
})
