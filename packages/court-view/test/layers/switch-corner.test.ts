import { streetCourt, type Point } from '@skelly/engine'
import { expect, test } from 'vitest'
import { switchCorner } from '../../src/layers/switch-corner.ts'
import type { Piece } from '../../src/pieces/piece.ts'

const START = { left: 40, top: 1120, right: 320, bottom: 1260 }
/** A court of 366 CSS pixels, as on a phone. */
const PHONE = 1000 / 366
const DESK = 1000 / 600

const piece = (at: Point): Piece => ({
  id: String(at.x),
  label: 'Ana',
  fill: 'tar',
  colour: 0,
  at,
  radius: 16,
  look: 'normal',
})

test('where nothing lies in its usual corner it stays there', () => {
  expect(switchCorner(streetCourt, [piece({ x: 180, y: 1190 })], START, DESK)).toBe('bottom-right')
})

test('for a left hand it lies on the other side, where that is as free', () => {
  expect(switchCorner(streetCourt, [], { ...START, top: 100, bottom: 200 }, DESK, true)).toBe('bottom-left')
  expect(switchCorner(streetCourt, [], START, DESK, true)).toBe('bottom-right')
})

test('a cap beside START is not covered, nor is START', () => {
  const beside = piece({ x: 800, y: 1200 })
  expect(switchCorner(streetCourt, [beside], START, PHONE)).toBe('top-right')
})

test.each([PHONE, 1000 / 390, 1000 / 420, DESK])(
  'from START, on a court of %f mm a pixel, it lies where nothing is drawn',
  (mmPerPx) => {
    const inStart = [80, 140, 200, 260].map((x) => piece({ x, y: 1190 }))
    expect(switchCorner(streetCourt, inStart, START, mmPerPx)).toBe('bottom-right')
  },
)

test('where a cap lies in every corner it covers as few as it can', () => {
  const all = [
    piece({ x: 990, y: 1290 }),
    piece({ x: 980, y: 1250 }),
    piece({ x: 10, y: 1290 }),
    piece({ x: 990, y: 10 }),
    piece({ x: 980, y: 40 }),
    piece({ x: 10, y: 10 }),
  ]
  const box = { left: 460, top: 460, right: 540, bottom: 540 }
  expect(switchCorner(streetCourt, all, box, DESK)).toBe('bottom-left')
})

test('on a court too narrow for words it takes less room', () => {
  const cap = piece({ x: 300, y: 1250 })
  expect(switchCorner(streetCourt, [cap], { ...START, top: 0, bottom: 80 }, 1000 / 250)).toBe('bottom-right')
})
