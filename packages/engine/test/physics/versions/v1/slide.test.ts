import { expect, test } from 'vitest'
import { FILL_NAMES } from '../../../../src/caps/fill.ts'
import { GRID } from '../../../../src/geometry/point.ts'
import { capAt, launch, openGround, shoot } from '../../table.ts'

test.each([
  ['empty', 2592],
  ['candle', 4083],
  ['crayon', 3303],
  ['floor', 2780],
  ['tar', 2500],
] as const)('physics.md: at full strength %s slides %i mm', (fill, distance) => {
  const trace = shoot(openGround, [capAt(5000, 5000, fill)], { dx: 1, dy: 0, strength: 1000 }, fill)
  expect(trace.contacts).toEqual([])
  expect(Math.round((trace.rest[0]?.x ?? 0) - 5000)).toBe(distance)
  expect(trace.rest[0]?.y).toBe(5000)
})

test('R8.1: distances keep their order at every strength', () => {
  for (let strength = 50; strength <= 1000; strength += 50) {
    const [empty = 0, candle = 0, crayon = 0, floor = 0, tar = 0] = FILL_NAMES.map((fill) => {
      const trace = shoot(openGround, [capAt(5000, 5000, fill)], { dx: 0, dy: 1, strength }, fill)
      return (trace.rest[0]?.y ?? 0) - 5000
    })
    expect([candle > crayon, crayon > floor, floor > empty, empty >= tar]).toEqual([true, true, true, true])
  }
})

test('R2.6: the grip multiplies the deceleration', () => {
  const slide = (grip: number): number =>
    (shoot(openGround, [capAt(5000, 5000, 'empty', grip)], { dx: 1, dy: 0, strength: 1000 }).rest[0]?.x ??
      0) - 5000
  expect(slide(85)).toBeCloseTo(2592 / 0.85, 2)
  expect(slide(115)).toBeCloseTo(2592 / 1.15, 2)
})

test('a slide of v² / 2a takes v / a', () => {
  const trace = launch(openGround, [capAt(5000, 5000)], 300, 400)
  expect(trace.duration).toBe(0.2)
  expect(trace.rest).toEqual([{ x: 5030, y: 5040 }])
  expect(trace.segments).toEqual([[{ start: 0, from: { x: 5000, y: 5000 }, ux: 0.6, uy: 0.8, speed: 500 }]])
  expect(trace.bounded).toBe(false)
})

test('a cap comes to rest on the grid', () => {
  const trace = launch(openGround, [capAt(5000, 5000)], 123.456, -789.012)
  const [{ x, y } = { x: 0.1, y: 0.1 }] = trace.rest
  expect([x * GRID, y * GRID].every(Number.isInteger)).toBe(true)
})

test('nothing happens without a launch', () => {
  const bodies = [capAt(5000, 5000), capAt(5032, 5000)]
  expect(launch(openGround, bodies, 0, 0)).toEqual({
    duration: 0,
    contacts: [],
    segments: [[], []],
    rest: bodies.map((body) => body.at),
    bounded: false,
  })
})
