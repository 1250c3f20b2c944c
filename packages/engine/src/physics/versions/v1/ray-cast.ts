import { unreachable } from '../../../result.ts'
import type { Mover } from './mover.ts'
import type { Edge, Obstacle, Side } from './obstacle.ts'

/**
 * How many mm a mover slides from where it is until it touches something round that lies still; Infinity when it
 * passes by. One that touches it already and closes in is there at once.
 */
export const slideToRound = (mover: Mover, x: number, y: number, radius: number): number => {
  const dx = mover.hereX - x
  const dy = mover.hereY - y
  const reach = mover.radius + radius
  const towards = -(dx * mover.ux + dy * mover.uy)
  if (!(towards > GRAZE * reach)) return Infinity
  const gap = dx * dx + dy * dy - reach * reach
  if (gap <= 0) return 0
  // The miss distance by itself, not as a difference of squares, so that a graze from afar keeps its digits.
  const missX = dx + towards * mover.ux
  const missY = dy + towards * mover.uy
  const depth = reach * reach - (missX * missX + missY * missY)
  return depth > GRAZE * GRAZE * reach * reach ? gap / (towards + Math.sqrt(depth)) : Infinity
}

/** How many mm a mover slides from where it is until it touches the obstacle; Infinity when it does not. */
export const slideToObstacle = (mover: Mover, obstacle: Obstacle): number => {
  switch (obstacle.kind) {
    case 'edge':
      return slideToEdge(mover, obstacle)
    case 'side':
      return slideToSide(mover, obstacle)
    case 'round':
      return slideToRound(mover, obstacle.x, obstacle.y, obstacle.radius)
    default:
      return unreachable(obstacle)
  }
}

const slideToEdge = (mover: Mover, { nx, ny, offset }: Edge): number => {
  const closing = -(mover.ux * nx + mover.uy * ny)
  if (!(closing > PARALLEL)) return Infinity
  const gap = mover.hereX * nx + mover.hereY * ny - offset - mover.radius
  return Math.max(0, gap / closing)
}

const slideToSide = (mover: Mover, { x, y, ux, uy, length }: Side): number => {
  const dx = mover.hereX - x
  const dy = mover.hereY - y
  const across = dx * uy - dy * ux
  const drift = mover.ux * uy - mover.uy * ux
  const closing = across > 0 ? -drift : drift
  if (!(closing > PARALLEL)) return Infinity
  const slide = Math.max(0, (Math.abs(across) - mover.radius) / closing)
  const along = (dx + mover.ux * slide) * ux + (dy + mover.uy * slide) * uy
  return along >= 0 && along <= length ? slide : Infinity
}

/**
 * A contact whose normal and direction differ from a right angle by less than this cosine passes as a graze: doubles
 * tell no smaller one from a miss. What lies against another cap and is flicked past it has not run into it (R4).
 */
const GRAZE = 1e-6

/** The same for straight sides, which doubles resolve better: over a whole court it lets a cap in by 2e-6 mm. */
const PARALLEL = 1e-9
