import { describe, expect, test } from 'vitest'
import { FILL_NAMES, streetCourt, type Body } from '../../src/index.ts'
import { capAt } from '../physics/table.ts'
import { asTheReference, meetingsIn } from './as-the-reference.ts'

const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Caps in a row, each so many mm on from the one before. */
const row = (length: number, x: number, y: number, step: number): readonly Body[] =>
  Array.from({ length }, (_, place) => capAt(x + step * place, y))

/** The same with all fills in turn. */
const mixed = (bodies: readonly Body[]): readonly Body[] =>
  bodies.map(({ at }, place) => capAt(at.x, at.y, FILL_NAMES[place % FILL_NAMES.length]))

/** On the grid, each a hair more than 32 mm from the one before, along (3, 4). */
const slanted = (length: number): readonly Body[] =>
  Array.from({ length }, (_, place) =>
    capAt(200 + Math.ceil(19.2 * place * 1024) / 1024, 200 + Math.ceil(25.6 * place * 1024) / 1024),
  )

describe.each(LENGTHS)('a row of %d', (length) => {
  test.each([
    { why: 'in touch, from its end', bodies: row(length, 200, 600, 32), vx: 2000, vy: 0 },
    { why: 'in touch, of all fills', bodies: mixed(row(length, 200, 600, 32)), vx: 2000, vy: 0 },
    { why: 'a step of the grid apart', bodies: row(length, 200, 600, 32 + 1 / 1024), vx: 2000, vy: 0 },
    { why: 'aslant, hairs apart', bodies: slanted(length), vx: 1200, vy: 1600 },
    {
      why: 'against the edge, pressed into it',
      bodies: row(length, 984 - 32 * (length - 1), 600, 32),
      vx: 3000,
      vy: 0,
    },
    {
      why: 'against the edge, of all fills',
      bodies: mixed(row(length, 984 - 32 * (length - 1), 600, 32)),
      vx: 3000,
      vy: 0,
    },
    { why: 'along the edge, struck aslant', bodies: row(length, 16, 16, 32), vx: 2000, vy: -1000 },
  ])('$why', ({ bodies, vx, vy }) => {
    asTheReference(streetCourt, bodies, { body: 0, vx, vy })
  })

  test('struck from afar', () => {
    const bodies = mixed([capAt(100, 600), ...row(length - 1, 300, 600, 32)])
    asTheReference(streetCourt, bodies, { body: 0, vx: 3000, vy: 0 })
  })

  test('struck in its middle, from the side', () => {
    const bodies = [capAt(300 + 16 * (length - 2), 400), ...row(length - 1, 300, 600, 32)]
    asTheReference(streetCourt, bodies, { body: 0, vx: 0, vy: 3000 })
  })

  test('flicked from within it', () => {
    const place = Math.floor(length / 2)
    const trace = asTheReference(streetCourt, row(length, 200, 600, 32), { body: place, vx: 2000, vy: 0 })
    // Those behind it lie still.
    expect(trace.segments.slice(0, place).flat()).toEqual([])
  })
})

test('equal caps in touch: as many contacts as there are pairs, each blow running to the end', () => {
  for (const length of LENGTHS) {
    const trace = asTheReference(streetCourt, row(length, 200, 600, 32), { body: 0, vx: 2000, vy: 0 })
    expect(meetingsIn(trace)).toHaveLength((length * (length - 1)) / 2)
  }
})
