import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Body } from '../../src/caps/body.ts'
import { bodyOf } from '../../src/caps/body-of.ts'
import { FILL_NAMES } from '../../src/caps/fill.ts'
import { mayLieAt } from '../../src/court/may-lie-at.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { GRID } from '../../src/geometry/point.ts'
import type { ShotTrace } from '../../src/physics/shot-trace.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'
import { referenceOf } from './reference.ts'

const grid = (least: number, most: number) =>
  fc.integer({ min: least * GRID, max: most * GRID }).map((steps) => steps / GRID)

const cap = fc
  .record({ x: grid(16, 984), y: grid(16, 1284), fill: fc.constantFrom(...FILL_NAMES) })
  .map(({ x, y, fill }) => bodyOf(fill, { x, y }, 100))

/** Four caps, the first of them flicked at or near the second. */
const breaks = fc
  .record({
    bodies: fc
      .array(cap, { minLength: 4, maxLength: 4 })
      .filter((bodies) =>
        bodies.every((body, place) => mayLieAt(streetCourt, body, bodies.toSpliced(place, 1))),
      ),
    speed: fc.integer({ min: 600, max: 3400 }),
    aside: fc.integer({ min: -28, max: 28 }),
  })
  .map(({ bodies, speed, aside }) => {
    const [from = { x: 0, y: 0 }, to = { x: 1, y: 1 }] = bodies.map(({ at }) => at)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy)
    const [x, y] = [dx - (dy / length) * aside, dy + (dx / length) * aside]
    return { bodies, launch: { body: 0, vx: (x / length) * speed, vy: (y / length) * speed } }
  })

/** Where a body's last segment ends, before it is rounded to the grid. */
const endOf = (trace: ShotTrace, bodies: readonly Body[], place: number): readonly [number, number] => {
  const { at, deceleration } = bodies[place] ?? { at: { x: NaN, y: NaN }, deceleration: 1 }
  const last = trace.segments[place]?.at(-1)
  if (last === undefined) return [at.x, at.y]
  const slide = (last.speed * last.speed) / (2 * deceleration)
  return [last.from.x + last.ux * slide, last.from.y + last.uy * slide]
}

test(
  'a hundred breaks come out as a 128-bit reference has them, contact for contact',
  { timeout: 60_000 },
  () => {
    const errors = fc.sample(breaks, { numRuns: 100, seed: 20 }).flatMap(({ bodies, launch }) => {
      const trace = simulate(streetCourt, bodies, launch)
      const reference = referenceOf(streetCourt.width, streetCourt.height, bodies, launch)
      expect(trace.contacts).toHaveLength(reference.contacts)
      expect(trace.duration).toBeCloseTo(reference.duration, 9)
      return reference.ends.map(([x, y], place) => {
        const [endX, endY] = endOf(trace, bodies, place)
        return Math.hypot(endX - x, endY - y)
      })
    })
    const sorted = errors.toSorted((one, other) => one - other)
    // Contacts magnify an error in the last bit some twenty times each; the grid is 1/1024 mm.
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1e-11)
    expect(sorted.at(-1)).toBeLessThan(1e-6)
  },
)
