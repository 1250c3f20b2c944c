import fc from 'fast-check'
import { GRID, type Point } from '@skelly/engine'
import { expect, test } from 'vitest'
import { slideTowards } from '../../src/hand/slide-towards.ts'

const inside = ({ x, y }: Point): boolean => x >= 10 && x <= 50 && y >= 10 && y <= 50
/** The same place with another cap in its middle. */
const free = (at: Point): boolean => inside(at) && Math.hypot(at.x - 30, at.y - 30) >= 12

test('it goes where it may lie', () => {
  expect(slideTowards({ x: 20, y: 20 }, { x: 40, y: 33 }, inside)).toEqual({ x: 40, y: 33 })
})

test('it slides along a wall that holds it up', () => {
  const { x, y } = slideTowards({ x: 20, y: 20 }, { x: 90, y: 40 }, inside)
  expect(x).toBe(50)
  expect(y).toBe(40)
})

test('it jumps over another cap to a free place beyond', () => {
  expect(slideTowards({ x: 12, y: 30 }, { x: 48, y: 30 }, free)).toEqual({ x: 48, y: 30 })
})

test('where it stopped on the chalk it stays until it comes to a legal place', () => {
  const from = { x: 5, y: 30 }
  expect(slideTowards(from, { x: 7, y: 30 }, inside)).toEqual(from)
  expect(slideTowards(from, { x: 20, y: 30 }, inside)).toEqual({ x: 20, y: 30 })
})

test('wherever it is dragged, it is in a legal place on the grid or where it was', () => {
  const place = fc.double({ min: -100, max: 160, noNaN: true })
  fc.assert(
    fc.property(place, place, (x, y) => {
      const from = { x: 12, y: 12 }
      const at = slideTowards(from, { x, y }, free)
      expect(free(at)).toBe(true)
      expect(at.x * GRID).toBe(Math.round(at.x * GRID))
      expect(at.y * GRID).toBe(Math.round(at.y * GRID))
    }),
  )
})
