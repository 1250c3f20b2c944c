import { CAP_RADIUS, GRID, mayLieAt, onGrid, type Court, type Point } from '../../src/index.ts'
import type { Chance } from './chance.ts'

/** No gap, or one of a few steps of the grid; now and then one that shows. In mm. */
export const hairs = (chance: Chance): number =>
  (chance.happens(1, 8) ? chance.whole(4, 8 * GRID) : chance.whole(0, 3)) / GRID

/** A direction as a unit vector: along an axis more often than not. */
export const aim = (chance: Chance): Point => {
  const [x, y] = chance.oneOf([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [chance.whole(-100, 100), chance.whole(-100, 100)],
    [chance.whole(-2, 2), chance.whole(-2, 2)],
  ] as const)
  const length = Math.hypot(x, y)
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length }
}

/** Places for 1 to 12 caps on the court: strewn, in a row or packed in a block; none overlaps another. */
export const extremeCaps = (chance: Chance, court: Court): readonly Point[] => {
  const wanted = chance.oneOf([1, 2, 3, chance.whole(2, 12), 12, 12])
  const lay = chance.oneOf<Lay>([strewn, strewn, row, block, block])
  const places: Point[] = []
  for (const at of lay(chance, court, wanted, places)) {
    const others = places.map((other) => ({ at: other, radius: CAP_RADIUS }))
    if (places.length < wanted && mayLieAt(court, { at, radius: CAP_RADIUS }, others)) places.push(at)
  }
  return places.length > 0 ? places : [{ x: CAP_RADIUS, y: CAP_RADIUS }]
}

type Lay = (
  chance: Chance,
  court: Court,
  wanted: number,
  /** Those that lie already, while the places are asked for one by one. */
  laid: readonly Point[],
) => Iterable<Point>

/** Each anywhere, at an edge, in a corner, or against one that lies already. */
function* strewn(chance: Chance, court: Court, wanted: number, laid: readonly Point[]): Iterable<Point> {
  for (let tries = 0; tries < 6 * wanted; tries += 1) {
    yield chance.oneOf([
      () => anywhere(chance, court),
      () => ({ ...anywhere(chance, court), [chance.oneOf(['x', 'y'])]: CAP_RADIUS + hairs(chance) }),
      () => inCorner(chance, court),
      () => against(chance, laid.length > 0 ? chance.oneOf(laid) : inCorner(chance, court)),
      () => against(chance, laid.length > 0 ? chance.oneOf(laid) : inCorner(chance, court)),
    ])()
  }
}

const within = (chance: Chance, length: number): number =>
  CAP_RADIUS + chance.whole(0, Math.floor((length - 2 * CAP_RADIUS) * GRID)) / GRID

const anywhere = (chance: Chance, { width, height }: Court): Point => ({
  x: within(chance, width),
  y: within(chance, height),
})

const inCorner = (chance: Chance, { width, height }: Court): Point => {
  const [x, y] = [CAP_RADIUS + hairs(chance), CAP_RADIUS + hairs(chance)]
  return { x: chance.oneOf([x, width - x]), y: chance.oneOf([y, height - y]) }
}

/** As near to a cap as the grid and a hair let it be, in some direction. */
const against = (chance: Chance, { x, y }: Point): Point => {
  const way = aim(chance)
  const reach = 2 * CAP_RADIUS + hairs(chance)
  const near = onGrid({ x: x + way.x * reach, y: y + way.y * reach })
  // The grid may have drawn it in.
  const step = Math.hypot(near.x - x, near.y - y) < 2 * CAP_RADIUS ? 1 / GRID : 0
  return { x: near.x + Math.sign(way.x) * step, y: near.y + Math.sign(way.y) * step }
}

/** One behind the other, from an edge or from somewhere. */
function* row(chance: Chance, court: Court, wanted: number): Iterable<Point> {
  let at = chance.oneOf([inCorner(chance, court), anywhere(chance, court)])
  const [x, y] = chance.oneOf([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const)
  const gap = hairs(chance)
  for (let place = 0; place < wanted; place += 1) {
    yield at
    const reach = 2 * CAP_RADIUS + (chance.happens(1, 4) ? hairs(chance) : gap)
    at = { x: at.x + x * reach, y: at.y + y * reach }
  }
}

/** Shoulder to shoulder, in squares or in hexagons, so that most touch several. */
function* block(chance: Chance, court: Court): Iterable<Point> {
  const corner = chance.oneOf([inCorner(chance, court), anywhere(chance, court)])
  const [right, down] = [corner.x > court.width / 2 ? -1 : 1, corner.y > court.height / 2 ? -1 : 1]
  const isHexagonal = chance.happens(1, 2)
  const across = 2 * CAP_RADIUS + hairs(chance)
  const rows = isHexagonal ? Math.ceil(across * Math.sqrt(0.75) * GRID) / GRID : across
  const columns = chance.whole(1, 6)
  for (let place = 0; place < 12; place += 1) {
    const line = Math.floor(place / columns)
    const shift = isHexagonal && line % 2 === 1 ? onGrid({ x: across / 2, y: 0 }).x : 0
    yield { x: corner.x + right * ((place % columns) * across + shift), y: corner.y + down * line * rows }
  }
}
