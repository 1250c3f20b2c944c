import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAP_RADIUS } from '../../src/caps/cap-radius.ts'
import { chalkOutlines } from '../../src/court/chalk-outlines.ts'
import { CHALK_WIDTH } from '../../src/court/chalk-width.ts'
import { isCentreIn } from '../../src/court/is-centre-in.ts'
import { isInsideBox } from '../../src/court/is-inside-box.ts'
import { isOnChalk } from '../../src/court/is-on-chalk.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { squaredDistanceToPiece } from '../../src/geometry/distance.ts'
import { GRID } from '../../src/geometry/point.ts'

const STEP = 1 / GRID

test.each([
  { rule: 'R1.4', where: 'the middle of box 5', at: [960, 460], onChalk: false },
  { rule: 'R1.4', where: 'exactly clear of a side of box 5', at: [939, 460], onChalk: false },
  { rule: 'R1.4', where: 'a step nearer to it', at: [939 - STEP, 460], onChalk: true },
  { rule: 'R1.4', where: 'on a side of the skull', at: [340, 400], onChalk: true },
  { rule: 'R1.4', where: 'within the skull, clear of its side', at: [359, 400], onChalk: false },
  { rule: 'R1.4', where: 'on the side of START', at: [40, 1200], onChalk: true },
  { rule: 'R1.4', where: 'in the middle of START', at: [180, 1190], onChalk: false },
  { rule: 'R1.4', where: 'leaning on the outer edge', at: [16, 700], onChalk: true },
  { rule: 'R1.4', where: 'exactly clear of the outer edge', at: [19, 700], onChalk: false },
  {
    rule: 'R1.4',
    where: 'off a corner of the skull, just clear',
    at: [340 - 11.4, 340 - 15.21],
    onChalk: false,
  },
  { rule: 'R1.4', where: 'off that corner, just nearer', at: [340 - 11.4, 340 - 15.19], onChalk: true },
])('$rule: on the chalk, $where: $onChalk', ({ at: [x = 0, y = 0], onChalk }) => {
  expect(isOnChalk(streetCourt, { x, y }, CAP_RADIUS)).toBe(onChalk)
})

const box5 = { number: 5, area: { left: 920, top: 420, right: 1000, bottom: 500 } }

test.each([
  { rule: 'R1.5', at: [939, 439], inside: true },
  { rule: 'R1.5', at: [981, 481], inside: true },
  { rule: 'R1.5', at: [939 - STEP, 460], inside: false },
  { rule: 'R1.5', at: [981 + STEP, 460], inside: false },
  { rule: 'R1.5', at: [960, 439 - STEP], inside: false },
  { rule: 'R1.5', at: [960, 481 + STEP], inside: false },
])('$rule: box 5 holds a whole cap at $at: $inside', ({ at: [x = 0, y = 0], inside }) => {
  expect(isInsideBox(box5, { x, y }, CAP_RADIUS)).toBe(inside)
})

test.each([
  { rule: 'R1.6', at: [920, 460], within: false },
  { rule: 'R1.6', at: [920 + STEP, 460], within: true },
  { rule: 'R1.6', at: [960, 420], within: false },
  { rule: 'R1.6', at: [1000, 460], within: false },
  { rule: 'R1.6', at: [960, 500 - STEP], within: true },
  { rule: 'R1.6', at: [960, 500], within: false },
])('$rule: a centre at $at is in box 5: $within', ({ at: [x = 0, y = 0], within }) => {
  expect(isCentreIn(box5.area, { x, y })).toBe(within)
})

test('R1.4: on the chalk means nearer than 19 to one of the drawn lines, its ends included', () => {
  const lines = chalkOutlines(streetCourt).flatMap(({ left, top, right, bottom }) => [
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
    [left, bottom, left, top],
  ])
  const reach = CAP_RADIUS + CHALK_WIDTH / 2
  const coordinate = (to: number) =>
    fc.integer({ min: 16 * GRID, max: (to - 16) * GRID }).map((step) => step / GRID)
  fc.assert(
    fc.property(coordinate(1000), coordinate(1300), (x, y) => {
      const nearest = lines.map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) =>
        squaredDistanceToPiece({ x, y }, { x: fromX, y: fromY }, { x: toX, y: toY }),
      )
      expect(isOnChalk(streetCourt, { x, y }, CAP_RADIUS)).toBe(Math.min(...nearest) < reach * reach)
    }),
    { numRuns: 2000 },
  )
})
