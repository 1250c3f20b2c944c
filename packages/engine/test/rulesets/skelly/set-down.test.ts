import { describe, expect, test } from 'vitest'
import { courtNamed } from '../../../src/court/court-named.ts'
import { GRID } from '../../../src/geometry/point.ts'
import { readPosition } from '../../../src/notation/position-text.ts'
import { checkSetDown } from '../../../src/rulesets/skelly/check-set-down.ts'

const court = courtNamed('street')

/** What becomes of A's set-down at a place in mm; the place when it is allowed. */
const setDown = (position: string, x: number, y: number): unknown => {
  const read = readPosition(position)
  if (!read.ok || court === null) throw new Error(position)
  const checked = checkSetDown(court, read.value, { x: x * GRID, y: y * GRID })
  return checked.ok ? 'allowed' : checked.refusal
}

describe('R5.3 setting down in the box just landed in', () => {
  const inBox2 = 'A@960,960>3 B@500,300>1 | A in 2'
  test.each([
    { why: 'anywhere inside', position: inBox2, x: 939, y: 981, is: 'allowed' },
    { why: 'a hair over the chalk', position: inBox2, x: 938.5, y: 960, is: 'on-the-chalk' },
    { why: 'the centre out of the box', position: inBox2, x: 900, y: 960, is: 'outside-the-box' },
    { why: 'another box', position: inBox2, x: 40, y: 40, is: 'outside-the-box' },
    { why: 'not on the grid', position: inBox2, x: 960.0001, y: 960, is: 'off-the-grid' },
    { why: 'no number', position: inBox2, x: Number.NaN, y: 960, is: 'off-the-grid' },
    { why: 'no end', position: inBox2, x: Number.POSITIVE_INFINITY, y: 960, is: 'off-the-grid' },
    {
      why: 'on another cap',
      position: 'A@945,945>3 B@975,975>1 | A in 2',
      x: 960,
      y: 960,
      is: 'on-another-cap',
    },
    {
      why: 'touching another cap',
      position: 'A@945,945>3 B@973,945>1 | A in 2',
      x: 941,
      y: 945,
      is: 'allowed',
    },
    {
      why: 'where a cap lay that is out',
      position: 'A@945,945>3 B@975,975>1x | A in 2',
      x: 960,
      y: 960,
      is: 'allowed',
    },
    {
      why: 'where it stopped, whoever is there',
      position: 'A@941,945>3 B@973,960>1 | A in 2 from 945,945',
      x: 945,
      y: 945,
      is: 'allowed',
    },
    {
      why: 'no setting down',
      position: 'A@960,960>3 B@500,300>1 | A',
      x: 960,
      y: 960,
      is: 'not-setting-down',
    },
  ])('$why: $is', ({ position, x, y, is }) => {
    expect(setDown(position, x, y)).toBe(is)
  })
})

describe('R2.4 setting down in START before the very first flick', () => {
  const first = 'A@90,1190>1? B@150,1190>1? | A in START'
  test.each([
    { why: 'anywhere inside', x: 59, y: 1139, is: 'allowed' },
    { why: 'on its line', x: 50, y: 1190, is: 'on-the-chalk' },
    { why: 'beside it', x: 30, y: 1190, is: 'outside-the-box' },
    { why: 'on the next cap', x: 130, y: 1190, is: 'on-another-cap' },
    { why: 'where it stands', x: 90, y: 1190, is: 'allowed' },
  ])('$why: $is', ({ x, y, is }) => {
    expect(setDown(first, x, y)).toBe(is)
  })
})
