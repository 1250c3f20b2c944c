import { expect, test } from 'vitest'
import { mayLieAt } from '../../src/court/may-lie-at.ts'
import { setDownFault } from '../../src/court/set-down-fault.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { GRID } from '../../src/geometry/point.ts'

const STEP = 1 / GRID
const area = { left: 300, top: 300, right: 400, bottom: 400 }
const court = {
  ...streetCourt,
  posts: [{ at: { x: 380, y: 380 }, radius: 8 }],
  walls: [{ from: { x: 320, y: 398 }, to: { x: 340, y: 378 } }],
}
const others = [{ at: { x: 380, y: 325 }, radius: 16 }]

test.each([
  { rule: 'R5.3', why: 'free', at: [340, 340], fault: null },
  { rule: 'R5.3', why: 'the centre on the line', at: [300, 340], fault: 'outside-the-box' },
  { rule: 'R5.3', why: 'somewhere else', at: [700, 340], fault: 'outside-the-box' },
  { rule: 'R5.3', why: 'no number', at: [NaN, 340], fault: 'outside-the-box' },
  { rule: 'R1.5', why: 'a step onto the chalk', at: [319 - STEP, 340], fault: 'on-the-chalk' },
  { rule: 'R1.5', why: 'just clear of the chalk', at: [319, 340], fault: null },
  { rule: 'R5.3', why: 'touching another cap', at: [348, 325], fault: null },
  { rule: 'R5.3', why: 'a step into another cap', at: [348 + STEP, 325], fault: 'on-another-cap' },
  { rule: 'R5.3', why: 'touching a post', at: [356, 380], fault: null },
  { rule: 'R5.3', why: 'a step into a post', at: [356 + STEP, 380], fault: 'on-an-obstacle' },
  { rule: 'R5.3', why: 'over a post', at: [370, 370], fault: 'on-an-obstacle' },
  { rule: 'R5.3', why: 'over the end of a wall piece', at: [345, 368], fault: 'on-an-obstacle' },
  { rule: 'R5.3', why: 'over the middle of a wall piece', at: [325, 380], fault: 'on-an-obstacle' },
])('$rule: $why', ({ at: [x = 0, y = 0], fault }) => {
  expect(setDownFault(court, area, { at: { x, y }, radius: 16 }, others)).toBe(fault)
})

test.each([
  { rule: 'R2.5', why: 'leaning on the edge', at: [16, 700], fits: true },
  { rule: 'R2.5', why: 'a step over the edge', at: [16 - STEP, 700], fits: false },
  { rule: 'R2.5', why: 'in the far corner', at: [984, 1284], fits: true },
  { rule: 'R2.5', why: 'a step over the bottom', at: [984, 1284 + STEP], fits: false },
])('$rule: $why', ({ at: [x = 0, y = 0], fits }) => {
  expect(mayLieAt(streetCourt, { at: { x, y }, radius: 16 }, [])).toBe(fits)
  expect(mayLieAt({ ...streetCourt, closed: false }, { at: { x, y }, radius: 16 }, [])).toBe(true)
})
