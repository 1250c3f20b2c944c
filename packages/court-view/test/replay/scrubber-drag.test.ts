import { expect, test } from 'vitest'
import { dragged, grabbed } from '../../src/replay/scrubber-drag.ts'

const TRACK = { width: 300, length: 60 }
const finger = (x: number, away = 0) => ({ x, away, isCoarse: true })

test('what is pressed is taken, and nothing beyond both ends', () => {
  expect(grabbed(150, TRACK).place).toBe(30)
  expect(grabbed(-20, TRACK).place).toBe(0)
  expect(grabbed(500, TRACK).place).toBe(60)
})

test('on the scrubber the place stays under the finger', () => {
  const out = dragged(grabbed(150, TRACK), finger(400), TRACK)
  expect(out.place).toBe(60)
  expect(dragged(out, finger(290), TRACK).place).toBe(58)
})

test('away from it the finger moves the place more finely, from where it was', () => {
  const held = grabbed(150, TRACK)
  const fine = dragged(held, finger(190, 100), TRACK)
  expect(fine).toMatchObject({ place: 32, part: 1 / 4 })
  const finest = dragged(fine, finger(150, 200), TRACK)
  expect(finest).toMatchObject({ place: 31.5, part: 1 / 16 })
})

test('come back to it, it does not jump: the place goes on from where the finger was', () => {
  const fine = dragged(grabbed(150, TRACK), finger(190, 100), TRACK)
  const back = dragged(fine, finger(200, 10), TRACK)
  expect(back).toMatchObject({ place: 34, part: 1 })
})

test('a mouse is fine enough wherever it wanders', () => {
  const moved = dragged(grabbed(150, TRACK), { x: 200, away: 400, isCoarse: false }, TRACK)
  expect(moved.place).toBe(40)
})

test('a scrubber that has no width yet breaks nothing', () => {
  expect(grabbed(0, { width: 0, length: 60 }).place).toBe(0)
})
