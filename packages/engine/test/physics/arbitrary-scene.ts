import fc from 'fast-check'
import type { Body } from '../../src/caps/body.ts'
import { bodyOf } from '../../src/caps/body-of.ts'
import { FILL_NAMES } from '../../src/caps/fill.ts'
import type { Court } from '../../src/court/court.ts'
import { mayLieAt } from '../../src/court/may-lie-at.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import type { Launch } from '../../src/flick/launch.ts'
import { GRID, type Point } from '../../src/geometry/point.ts'

/** A court with caps on it, as a shot finds them. */
export interface Scene {
  readonly court: Court
  readonly bodies: readonly Body[]
  readonly launch: Launch
}

const onGrid = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * GRID, max: most * GRID }).map((steps) => steps / GRID)

const place = (width: number, height: number): fc.Arbitrary<Point> =>
  fc.record({ x: onGrid(16, width - 16), y: onGrid(16, height - 16) })

const obstructed: fc.Arbitrary<Court> = fc
  .record({
    posts: fc.array(fc.record({ at: place(1000, 1300), radius: onGrid(4, 40) }), { maxLength: 4 }),
    walls: fc.array(fc.record({ from: place(1000, 1300), to: place(1000, 1300) }), { maxLength: 4 }),
  })
  .map((obstacles) => ({ ...streetCourt, ...obstacles }))

/** Caps anywhere on the court, or crowded into a corner of it, where many of them touch. */
const places = fc.oneof(
  fc.array(place(1000, 1300), { minLength: 2, maxLength: 12 }),
  fc.array(place(170, 170), { minLength: 2, maxLength: 12 }),
  fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) }).map(({ x, y }) => ({
      x: 16 + 32 * x,
      y: 16 + 32 * y,
    })),
    { minLength: 2, maxLength: 12 },
  ),
)

/** Any shot on the street, or on a court with posts and wall pieces. */
export const scenes: fc.Arbitrary<Scene> = fc
  .record({
    court: fc.oneof(fc.constant(streetCourt), obstructed),
    places,
    fills: fc.array(fc.constantFrom(...FILL_NAMES), { minLength: 12, maxLength: 12 }),
    grip: fc.constantFrom(85, 100, 115),
    vx: fc.integer({ min: -2600, max: 2600 }),
    vy: fc.integer({ min: -2600, max: 2600 }),
  })
  .map(({ court, places: wanted, fills, grip, vx, vy }) => {
    const bodies: Body[] = []
    for (const [index, at] of wanted.entries()) {
      const body = bodyOf(fills[index] ?? 'empty', at, grip)
      if (mayLieAt(court, body, bodies)) bodies.push(body)
    }
    return { court, bodies, launch: { body: 0, vx, vy } }
  })
  .filter(({ bodies, launch }) => bodies.length > 0 && (launch.vx !== 0 || launch.vy !== 0))
