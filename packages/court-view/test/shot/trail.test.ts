import { positionAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { trailAt } from '../../src/shot/trail.ts'
import { BODIES, TRACE } from './one-shot.ts'

const lengthOf = (time: number): number => {
  const trail = trailAt(TRACE, BODIES, 0, time)
  const [from, to] = [trail[0], trail.at(-1)]
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : NaN
}
const hit = TRACE.contacts[0]?.time ?? 0

test('it ends at the cap', () => {
  expect(trailAt(TRACE, BODIES, 0, hit / 2).at(-1)).toEqual(positionAt(TRACE, BODIES, 0, hit / 2))
})

test('a fast cap trails further than a slow one, and one at rest not at all', () => {
  expect(lengthOf(hit * 0.9)).toBeGreaterThan(lengthOf(TRACE.duration - 0.05))
  expect(lengthOf(TRACE.duration + 1)).toBe(0)
})
