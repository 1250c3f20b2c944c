import { DIRECTION_LIMIT } from '@skelly/engine'
import { expect, test } from 'vitest'
import { flickOfKeys, turned, type AimKey } from '../../src/hand/key-aim.ts'

test.each<{ heading: number; dx: number; dy: number }>([
  { heading: 0, dx: 0, dy: -DIRECTION_LIMIT },
  { heading: 90, dx: DIRECTION_LIMIT, dy: 0 },
  { heading: 180, dx: 0, dy: DIRECTION_LIMIT },
  { heading: 270, dx: -DIRECTION_LIMIT, dy: 0 },
])('heading $heading flicks towards $dx, $dy', ({ heading, dx, dy }) => {
  const flick = flickOfKeys({ heading, strength: 10 })
  expect(flick.dx).toBeCloseTo(dx, 9)
  expect(flick.dy).toBeCloseTo(dy, 9)
})

test.each<{ key: AimKey; fine: boolean; heading: number; strength: number }>([
  { key: 'ArrowLeft', fine: false, heading: 357, strength: 500 },
  { key: 'ArrowRight', fine: true, heading: 0.25, strength: 500 },
  { key: 'ArrowUp', fine: false, heading: 0, strength: 525 },
  { key: 'ArrowDown', fine: true, heading: 0, strength: 495 },
])('$key, fine $fine: $heading, $strength', ({ key, fine, heading, strength }) => {
  expect(turned({ heading: 0, strength: 500 }, key, fine)).toEqual({ heading, strength })
})

test('strength stays within 1 and 1000', () => {
  expect(turned({ heading: 0, strength: 990 }, 'ArrowUp', false).strength).toBe(1000)
  expect(turned({ heading: 0, strength: 10 }, 'ArrowDown', false).strength).toBe(1)
})
