import type { Court } from '../../../court/court.ts'
import type { Disc } from '../../../court/disc.ts'
import { mayLieAt } from '../../../court/may-lie-at.ts'
import { GRID, onGrid, type Point } from '../../../geometry/point.ts'
import { byStart, type Mover } from './mover.ts'

/**
 * Where every body lies in the end, on the grid and by index. What never moved keeps its place; the others, in the
 * order of their starting places, take the nearest place on the grid that overlaps nothing, so that rounding leaves
 * no overlap for the next shot to trip on.
 */
export const restOf = (court: Court, movers: readonly Mover[]): readonly Point[] => {
  const rest = movers.map(({ start }) => start)
  const settled = movers.filter((mover) => !hasMoved(mover)).map(discOf)
  for (const mover of movers.filter(hasMoved).sort(byStart)) {
    const at = settle(court, mover, settled)
    settled.push({ at, radius: mover.radius })
    rest[mover.body] = at
  }
  return rest
}

const hasMoved = ({ segments }: Mover): boolean => segments.length > 0

const discOf = ({ start, radius }: Mover): Disc => ({ at: start, radius })

const settle = (court: Court, { x, y, radius }: Mover, settled: readonly Disc[]): Point => {
  const nearest = onGrid({ x, y })
  if (mayLieAt(court, { at: nearest, radius }, settled)) return nearest
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const free = ringRound(nearest, ring).filter((at) => mayLieAt(court, { at, radius }, settled))
    const [first, ...others] = free
    if (first !== undefined) return others.reduce((best, at) => (isNearer(at, best, x, y) ? at : best), first)
  }
  return nearest
}

/** The places of the grid whose larger step from the centre, in x or in y, is `ring`. */
const ringRound = ({ x, y }: Point, ring: number): readonly Point[] => {
  const step = ring / GRID
  const sides = Array.from({ length: 2 * ring }, (_, place) => (place - ring) / GRID)
  return sides.flatMap((along) => [
    { x: x + along, y: y - step },
    { x: x + step, y: y + along },
    { x: x - along, y: y + step },
    { x: x - step, y: y - along },
  ])
}

const isNearer = (one: Point, other: Point, x: number, y: number): boolean =>
  (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y) <
  (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)

/** A tenth of a millimetre. Rounding is mended on the first ring or the second. */
const RINGS = 100
