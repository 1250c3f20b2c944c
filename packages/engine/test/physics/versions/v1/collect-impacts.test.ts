import { expect, test } from 'vitest'
import { referenceOf } from '../../../../src/testing/index.ts'
import { capAt, launch, openGround } from '../../table.ts'

test.each([
  { why: 'exactly', speed: 1000, touches: false },
  { why: 'with a breath left', speed: 1000.000_01, touches: true },
])('a cap whose way ends where another begins, $why, has run into it: $touches', ({ speed, touches }) => {
  // At 2500 mm/s² a cap slides 200 mm from 1000 mm/s.
  const bodies = [capAt(5000, 5000), capAt(5232, 5000)]
  const trace = launch(openGround, bodies, speed, 0)
  expect(trace.contacts).toHaveLength(touches ? 1 : 0)
  expect(referenceOf(openGround, bodies, { body: 0, vx: speed, vy: 0 }).contacts).toHaveLength(
    touches ? 1 : 0,
  )
  expect(trace.segments[1]?.length).toBe(touches ? 1 : 0)
})
