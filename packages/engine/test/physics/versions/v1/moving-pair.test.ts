import { expect, test } from 'vitest'
import { lookAhead } from '../../../../src/physics/versions/v1/moving-pair.ts'
import { createMover, type Mover } from '../../../../src/physics/versions/v1/mover.ts'
import { createWorkspace } from '../../../../src/physics/versions/v1/workspace.ts'

/** A cap that slides along the court, 1 down or -1 up, and across at a part of that speed. */
const sliding = (body: number, x: number, along: 1 | -1, across: number): Mover => {
  const length = Math.sqrt(1 + across * across)
  const at = { hereX: x, hereY: 600, radius: 16, ux: across / length, uy: along / length }
  return Object.assign(createMover(body), {
    ...at,
    hereSpeed: 2000,
    speed: 2000,
    deceleration: 2500,
    stopsAt: 0.8,
  })
}

test.each([
  { how: 'close in by a ten-millionth of a right angle', across: 1e-7, due: 0 },
  { how: 'close in plainly', across: 0.1, due: 0 },
  { how: 'slide straight past each other', across: 0, due: Infinity },
  { how: 'part by a ten-millionth', across: -1e-7, due: Infinity },
])('two caps in touch that slide opposite ways and $how', ({ across, due }) => {
  const pair = { a: sliding(0, 468, 1, across), b: sliding(1, 500, -1, -across), due: 0.5 }
  lookAhead(pair, { ...createWorkspace(), now: 0 })
  expect(pair.due).toBe(due)
})
