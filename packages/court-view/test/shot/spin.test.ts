import { expect, test } from 'vitest'
import { spinAt } from '../../src/shot/spin.ts'
import { BODIES, TRACE } from './one-shot.ts'

const hit = TRACE.contacts[0]?.time ?? 0

test('a cap that has not moved has not turned', () => {
  expect(spinAt(TRACE, BODIES, 0, 0)).toBe(0)
  expect(spinAt(TRACE, BODIES, 1, hit * 0.99)).toBe(0)
})

test('it turns as it slides, without a jump at a contact', () => {
  expect(spinAt(TRACE, BODIES, 0, hit / 2)).not.toBe(0)
  expect(spinAt(TRACE, BODIES, 0, hit + 1e-9)).toBeCloseTo(spinAt(TRACE, BODIES, 0, hit - 1e-9), 3)
})

test('at rest it turns no more', () => {
  expect(spinAt(TRACE, BODIES, 1, TRACE.duration + 9)).toBeCloseTo(
    spinAt(TRACE, BODIES, 1, TRACE.duration),
    9,
  )
})

test('what weighs four times as much turns half as far on the same way', () => {
  const heavier = BODIES.map((body) => ({ ...body, mass: body.mass * 4 }))
  expect(spinAt(TRACE, heavier, 0, hit)).toBeCloseTo(spinAt(TRACE, BODIES, 0, hit) / 2, 9)
})
