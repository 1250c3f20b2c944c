import { expect, test } from 'vitest'
import { streetCourt } from '../../src/court/street-court.ts'
import { positionAt } from '../../src/physics/position-at.ts'
import { touchedBy } from '../../src/physics/touched-by.ts'
import { simulatorOf } from '../../src/physics/versions/simulator-of.ts'
import { PHYSICS_VERSION } from '../../src/physics/versions/physics-version.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'
import { capAt, launch, openGround } from './table.ts'

const bodies = [capAt(5000, 5000), capAt(5100, 5000), capAt(6000, 6000)]
const trace = launch(openGround, bodies, 1000, 0)
const [contact] = trace.contacts

test('before the first contact a cap follows v·t − a·t²/2', () => {
  expect(positionAt(trace, bodies, 0, 0)).toEqual({ x: 5000, y: 5000 })
  expect(positionAt(trace, bodies, 0, 0.04).x).toBeCloseTo(5000 + 40 - 1250 * 0.0016, 9)
})

test('a struck cap lies still until it is struck', () => {
  expect(positionAt(trace, bodies, 1, (contact?.time ?? 0) - 1e-6)).toEqual({ x: 5100, y: 5000 })
  expect(positionAt(trace, bodies, 1, (contact?.time ?? 0) + 0.01).x).toBeGreaterThan(5105)
})

test('at the contact they touch', () => {
  const time = contact?.time ?? 0
  const gap = positionAt(trace, bodies, 1, time).x - positionAt(trace, bodies, 0, time).x
  expect(gap).toBeCloseTo(32, 9)
})

test('from where it stops on, a cap is at its place on the grid', () => {
  for (const body of [0, 1, 2]) {
    expect(positionAt(trace, bodies, body, trace.duration)).toEqual(trace.rest[body])
    expect(positionAt(trace, bodies, body, trace.duration + 100)).toEqual(trace.rest[body])
  }
})

test('a way has no jumps but the rounding at its end', () => {
  const shot = launch(streetCourt, [capAt(500, 600), capAt(600, 640, 'tar'), capAt(900, 800)], 3100, 900)
  const caps = [capAt(500, 600), capAt(600, 640, 'tar'), capAt(900, 800)]
  const step = 1e-4
  for (const body of [0, 1, 2]) {
    for (let time = 0; time < shot.duration + step; time += step) {
      const before = positionAt(shot, caps, body, time)
      const after = positionAt(shot, caps, body, time + step)
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3300 * step + 0.001)
    }
  }
})

test('there is no other body', () => {
  expect(() => positionAt(trace, bodies, 3, 0)).toThrow(RangeError)
})

test('R4: touched are those that ran into the cap or that it ran into, each once', () => {
  const cap = (a: number, b: number) => ({ kind: 'cap', time: 0, a, b }) as const
  const contacts = [cap(1, 2), cap(0, 3), cap(0, 1), { kind: 'edge', time: 0, body: 0 } as const, cap(0, 3)]
  const shot = { duration: 0, segments: [], rest: [], bounded: false, contacts }
  expect([0, 1, 2, 3, 4].map((body) => touchedBy(shot, body))).toEqual([[1, 3], [0, 2], [1], [0], []])
})

test('every released version of physics can be asked for', () => {
  expect(simulatorOf(PHYSICS_VERSION)).toBe(simulate)
  expect(simulatorOf(PHYSICS_VERSION + 1)).toBeNull()
})
