import { CAP_RADIUS, DIRECTION_LIMIT, FILL_NAMES, GRIPS, mayLieAt, type Point } from '../../src/index.ts'
import { Chance } from './chance.ts'
import { extremeCaps, hairs } from './extreme-caps.ts'
import { extremeObstacles } from './extreme-obstacles.ts'
import { courtOf, type Scene } from './scene.ts'

/**
 * One of the shots that physics is most likely to trip on: caps packed, in touch, in corners, along edges and wedged
 * with hair gaps, on courts that hardly hold them, flicked with all strength or none. The number says which.
 */
export const extremeScene = (number: number): Scene => {
  const chance = new Chance('extreme scene', number)
  const bare = courtOf({ ...sizeOf(chance), posts: [], walls: [] })
  const places = extremeCaps(chance, bare)
  const wanted = chance.happens(1, 2) ? extremeObstacles(chance, bare, places) : { posts: [], walls: [] }
  const isFree = (obstacles: Partial<Scene['court']>): boolean => {
    const court = courtOf({ ...bare, posts: [], walls: [], ...obstacles })
    return places.every((at) => mayLieAt(court, { at, radius: CAP_RADIUS }, []))
  }
  const court = {
    width: bare.width,
    height: bare.height,
    posts: wanted.posts.filter((post) => isFree({ posts: [post] })),
    walls: wanted.walls.filter((wall) => isFree({ walls: [wall] })),
  }
  const caps = places.map(({ x, y }, place) => ({
    id: String.fromCharCode(FIRST_LETTER + place),
    at: [x, y] as const,
    fill: chance.oneOf(FILL_NAMES),
  }))
  return { court, caps, flick: flickOf(chance, places), grip: chance.oneOf(GRIPS) / 100 }
}

/** A flick from among caps that lie there, as extreme; the number says which. */
export const extremeFlick = (number: number, places: readonly Point[]): Scene['flick'] =>
  flickOf(new Chance('extreme flick', number), places)

const FIRST_LETTER = 'A'.charCodeAt(0)

/** The street, courts that hardly hold a cap, lanes hardly wider than one, and grounds without end. */
const sizeOf = (chance: Chance): { readonly width: number; readonly height: number } => {
  const lane = (): number => 2 * CAP_RADIUS + hairs(chance)
  return chance.oneOf([
    () => ({ width: 1000, height: 1300 }),
    () => ({ width: 1000, height: 1300 }),
    () => ({ width: 1000, height: 1300 }),
    () => ({ width: 1000, height: 1300 }),
    () => ({ width: chance.whole(32, 200), height: chance.whole(32, 200) }),
    () => ({ width: lane(), height: chance.whole(400, 4000) }),
    () => ({ width: chance.whole(400, 4000), height: lane() }),
    () => ({ width: lane(), height: chance.whole(32, 200) }),
    () => ({ width: 2 * lane(), height: chance.whole(64, 400) }),
    () => ({ width: chance.whole(2000, 6000), height: chance.whole(2000, 6000) }),
  ])()
}

const flickOf = (chance: Chance, places: readonly Point[]): Scene['flick'] => {
  const flicked = chance.whole(0, places.length - 1)
  const { dx, dy } = directionOf(chance, places[flicked] ?? ORIGIN, chance.oneOf(places))
  const strength = chance.oneOf([1000, 1000, chance.whole(1, 3), chance.whole(1, 1000)])
  const isNone = dx === 0 && dy === 0
  return { cap: String.fromCharCode(FIRST_LETTER + flicked), dx: isNone ? 1 : dx, dy, strength }
}

const ORIGIN = { x: 0, y: 0 }

/** Along an axis, a hair off it, along a diagonal, anywhere, or straight at a cap and to either side of it. */
const directionOf = (
  chance: Chance,
  from: Point,
  to: Point,
): { readonly dx: number; readonly dy: number } => {
  const long = chance.oneOf([-DIRECTION_LIMIT, DIRECTION_LIMIT])
  const aside = chance.whole(-2, 2)
  const any = (limit: number): number => chance.whole(-limit, limit)
  return chance.oneOf([
    () => ({ dx: long, dy: aside }),
    () => ({ dx: aside, dy: long }),
    () => ({ dx: any(1), dy: any(1) }),
    () => ({ dx: any(12), dy: any(12) }),
    () => ({ dx: any(DIRECTION_LIMIT), dy: any(DIRECTION_LIMIT) }),
    () => ({ dx: Math.round(to.x - from.x) * 100, dy: Math.round(to.y - from.y) * 100 }),
    () => ({
      dx: Math.round(to.x - from.x) * 100 + any(3200),
      dy: Math.round(to.y - from.y) * 100 + any(3200),
    }),
  ])()
}
