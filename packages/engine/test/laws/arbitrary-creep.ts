import fc from 'fast-check'
import { bodyOf, FILL_NAMES, GRID, mayLieAt, onGrid, type Court, type Point } from '../../src/index.ts'
import { courtOf, type Shot } from '../scenes/scene.ts'
import { nearestOf } from './nearest-of.ts'

const place = (least: number, most: number): fc.Arbitrary<Point> => {
  const along = fc.integer({ min: least * GRID, max: most * GRID }).map((steps) => steps / GRID)
  return fc.record({ x: along, y: along })
}

/** What a cap creeps up to: another, a post, a wall piece's side or its end. */
const target = fc.oneof(
  fc.record({ kind: fc.constant('cap' as const), at: place(450, 550) }),
  fc.record({ kind: fc.constant('post' as const), at: place(450, 550), radius: fc.constantFrom(1, 7.5, 20) }),
  fc.record({ kind: fc.constant('wall' as const), from: place(400, 500), to: place(500, 600) }),
)
type Target = typeof target extends fc.Arbitrary<infer Value> ? Value : never

const courtWith = (thing: Target): Court =>
  courtOf({
    width: 1000,
    height: 1000,
    posts: thing.kind === 'post' ? [[thing.at.x, thing.at.y, thing.radius]] : [],
    walls: thing.kind === 'wall' ? [[thing.from.x, thing.from.y, thing.to.x, thing.to.y]] : [],
  })

/** Where the mover is bound for, and how far from there it touches. */
const nearest = (thing: Target, from: Point): { readonly to: Point; readonly reach: number } => {
  switch (thing.kind) {
    case 'cap':
      return { to: thing.at, reach: 32 }
    case 'post':
      return { to: thing.at, reach: 16 + thing.radius }
    case 'wall':
      return { to: nearestOf(thing.from, thing.to, from), reach: 16 }
  }
}

/** A cap that comes to rest within a thousandth of a millimetre of touching something, so that rounding is tight. */
export const creeps: fc.Arbitrary<Shot> = fc
  .record({
    thing: target,
    from: place(300, 700),
    fill: fc.constantFrom(...FILL_NAMES),
    left: fc.integer({ min: -1000, max: 1000 }),
  })
  .filter(({ thing, from }) => {
    const others = thing.kind === 'cap' ? [{ at: thing.at, radius: 16 }] : []
    return mayLieAt(courtWith(thing), { at: onGrid(from), radius: 16.1 }, others)
  })
  .map(({ thing, from, fill, left }) => {
    const mover = bodyOf(fill, onGrid(from), 100)
    const { to, reach } = nearest(thing, mover.at)
    const [dx, dy] = [to.x - mover.at.x, to.y - mover.at.y]
    const distance = Math.hypot(dx, dy)
    const speed = Math.sqrt(2 * mover.deceleration * (distance - reach + left / 1e6))
    const launch = { body: 0, vx: (speed * dx) / distance, vy: (speed * dy) / distance }
    const struck = thing.kind === 'cap' ? [bodyOf('tar', thing.at, 100)] : []
    return { court: courtWith(thing), bodies: [mover, ...struck], launch }
  })
