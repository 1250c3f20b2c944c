import type { Court } from '../../../court/court.ts'
import { squaredDistance, squaredDistanceToPiece } from '../../../geometry/distance.ts'
import { GRID, onGrid, type Point } from '../../../geometry/point.ts'
import type { Mover } from './mover.ts'

/**
 * The place on the grid next to where a mover is at which it overlaps nothing that is settled: on the first ring of
 * places round it that has a free one, the nearest of these. Null when none of so many rings has.
 */
export const freePlaceNear = (
  court: Court,
  mover: Mover,
  movers: readonly Mover[],
  rings: number,
): Point | null => {
  const here = { x: mover.hereX, y: mover.hereY }
  const centre = onGrid(here)
  if (isFree(court, mover, movers, centre)) return centre
  for (let ring = 1; ring <= rings; ring += 1) {
    let nearest: Point | null = null
    for (let place = 0; place < 8 * ring; place += 1) {
      const at = placeOnRing(centre, ring, place)
      const isNearer = nearest === null || squaredDistance(at, here) < squaredDistance(nearest, here)
      if (isNearer && isFree(court, mover, movers, at)) nearest = at
    }
    if (nearest !== null) return nearest
  }
  return null
}

/** Of the places whose larger step from the centre, in x or in y, is `ring`: one on each side by turns. */
const placeOnRing = ({ x, y }: Point, ring: number, place: number): Point => {
  const step = ring / GRID
  const along = ((place >> 2) - ring) / GRID
  switch (place & 3) {
    case 0:
      return { x: x + along, y: y - step }
    case 1:
      return { x: x + step, y: y + along }
    case 2:
      return { x: x - along, y: y + step }
    default:
      return { x: x - step, y: y - along }
  }
}

/** Whether the mover overlaps nothing there that is settled: `mayLieAt` of the court, without its lists. */
const isFree = (court: Court, mover: Mover, movers: readonly Mover[], at: Point): boolean =>
  isOnCourt(court, mover, at) && isClearOfSettled(mover, movers, at) && isClearOfPieces(court, mover, at)

const isOnCourt = ({ closed, width, height }: Court, { radius }: Mover, { x, y }: Point): boolean =>
  !closed || (x >= radius && y >= radius && width - x >= radius && height - y >= radius)

const isClearOfSettled = ({ radius }: Mover, movers: readonly Mover[], { x, y }: Point): boolean => {
  for (const other of movers) {
    if (!other.isSettled) continue
    const dx = x - other.hereX
    const dy = y - other.hereY
    const reach = radius + other.radius
    if (dx * dx + dy * dy < reach * reach) return false
  }
  return true
}

const isClearOfPieces = ({ posts, walls }: Court, { radius }: Mover, at: Point): boolean => {
  for (const post of posts) {
    const reach = radius + post.radius
    if (squaredDistance(at, post.at) < reach * reach) return false
  }
  for (const { from, to } of walls) if (squaredDistanceToPiece(at, from, to) < radius * radius) return false
  return true
}
