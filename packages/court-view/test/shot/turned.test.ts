import { expect, test } from 'vitest'
import { spinAt } from '../../src/shot/spin.ts'
import { turnedBy } from '../../src/shot/turned.ts'
import { BODIES, shotWith, TRACE } from './one-shot.ts'

test('a shot turns its pieces on from where they lay, and no others', () => {
  const after = turnedBy({ ana: 350, cy: 7 }, shotWith({ kind: 'running', startedAt: 0, rate: 1 }))
  expect(after['ana']).toBeCloseTo((350 + spinAt(TRACE, BODIES, 0, TRACE.duration)) % 360, 9)
  expect(after['ben']).toBeCloseTo(spinAt(TRACE, BODIES, 1, TRACE.duration) % 360, 9)
  expect(after['cy']).toBe(7)
})
