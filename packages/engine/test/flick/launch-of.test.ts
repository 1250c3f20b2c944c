import { expect, test } from 'vitest'
import { FILLS, FILL_NAMES } from '../../src/caps/fill.ts'
import { launchOf } from '../../src/flick/launch-of.ts'

test.each(FILL_NAMES)('R3.1: %s leaves in proportion to the strength', (fill) => {
  const { fastest } = FILLS[fill]
  expect(launchOf({ dx: 5, dy: 0, strength: 1000 }, fill, 2)).toEqual({ body: 2, vx: fastest, vy: 0 })
  expect(launchOf({ dx: 0, dy: -9, strength: 500 }, fill, 0)).toEqual({ body: 0, vx: 0, vy: -fastest / 2 })
})

test('only the direction of dx, dy counts, not their length', () => {
  const { vx, vy } = launchOf({ dx: 300, dy: 400, strength: 1000 }, 'tar', 0)
  expect([vx, vy]).toEqual([1800, 2400])
  expect(launchOf({ dx: 3, dy: 4, strength: 1000 }, 'tar', 0)).toEqual({ body: 0, vx, vy })
})
