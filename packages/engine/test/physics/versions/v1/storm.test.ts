import { expect, test } from 'vitest'
import { addImpact, type Impacts } from '../../../../src/physics/versions/v1/impact.ts'
import { createMover, type Mover } from '../../../../src/physics/versions/v1/mover.ts'
import { holdWedged } from '../../../../src/physics/versions/v1/storm.ts'

/** A body on its way whose motion has changed so many times. */
const struck = (body: number, storm: number): Mover =>
  Object.assign(createMover(body), { storm, vx: 30, vy: 40 })

test.each([
  { which: 'the one', storms: [1500, 1499], held: [true, false] },
  { which: 'the other', storms: [1499, 1500], held: [false, true] },
  { which: 'both', storms: [1500, 1700], held: [true, true] },
  { which: 'neither', storms: [1499, 0], held: [false, false] },
])('of two that touch, $which is held that was struck too often', ({ storms, held }) => {
  const [one, other] = [struck(0, storms[0] ?? NaN), struck(1, storms[1] ?? NaN)]
  const impacts: Impacts = { first: null, spare: null }
  addImpact(impacts, one, other)
  holdWedged(impacts)
  expect([one, other].map(({ vx, vy }) => [vx, vy])).toEqual(
    held.map((isHeld) => (isHeld ? [0, 0] : [30, 40])),
  )
})
