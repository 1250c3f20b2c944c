import type { Court } from '../../../court/court.ts'
import { isClearOfObstacles } from '../../../court/is-clear-of-obstacles.ts'
import { GRID, onGrid, type Point } from '../../../geometry/point.ts'
import { byStart, type Mover } from './mover.ts'
import type { Workspace } from './workspace.ts'

/**
 * Where every body lies in the end, on the grid and by index. What never moved keeps its place; the others, in the
 * order of their starting places, take the nearest place on the grid that overlaps nothing, so that rounding leaves
 * no overlap for the next shot to trip on. Should one of them be wedged so that there is no such place near it, all
 * are put back where they lay before the shot, which was free.
 */
export const restOf = (court: Court, { movers, inPlay }: Workspace): readonly Point[] => {
  const rest = movers.map(startOf)
  for (let next = firstUnsettled(inPlay); next !== null; next = firstUnsettled(inPlay)) {
    const at = settle(court, next, movers)
    if (at === null) return movers.map(startOf)
    next.hereX = at.x
    next.hereY = at.y
    next.isSettled = true
    rest[next.body] = at
  }
  return rest
}

const startOf = ({ start }: Mover): Point => start

/** By starting place, of those that have moved and have no place of rest yet; null when there are no more. */
const firstUnsettled = (inPlay: Mover | null): Mover | null => {
  let first: Mover | null = null
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (!mover.isSettled && (first === null || byStart(mover, first) < 0)) first = mover
  }
  return first
}

const settle = (court: Court, mover: Mover, movers: readonly Mover[]): Point | null => {
  const nearest = onGrid(mover)
  if (isFree(court, mover, movers, nearest)) return nearest
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const free = ringRound(nearest, ring).filter((at) => isFree(court, mover, movers, at))
    const [first, ...others] = free
    if (first !== undefined)
      return others.reduce((best, at) => (isNearer(at, best, mover) ? at : best), first)
  }
  return null
}

/** Whether the mover overlaps nothing there that is settled. It is `mayLieAt` of the court, without its lists. */
const isFree = (court: Court, mover: Mover, movers: readonly Mover[], at: Point): boolean => {
  const { x, y } = at
  const { radius } = mover
  const { closed, width, height, posts, walls } = court
  if (closed && !(x >= radius && y >= radius && width - x >= radius && height - y >= radius)) return false
  for (const other of movers) {
    if (!other.isSettled) continue
    const dx = x - other.hereX
    const dy = y - other.hereY
    const reach = radius + other.radius
    if (dx * dx + dy * dy < reach * reach) return false
  }
  return (posts.length === 0 && walls.length === 0) || isClearOfObstacles(court, { at, radius })
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

const isNearer = (one: Point, other: Point, { x, y }: Point): boolean =>
  (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y) <
  (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)

/**
 * Half a millimetre. Rounding is mended on the first ring or the second, but what is wedged in a lane that it fills to
 * the last hair has to go further.
 */
const RINGS = 512
