import type { Mover } from './mover.ts'
import type { ClosedEdge, Obstacles, Piece, Round, Side } from './obstacle.ts'

/** How many mm a mover slides from where it is until it touches something that never moves; Infinity when it does not. */
export const slideToObstacle = (mover: Mover, { edge, pieces }: Obstacles): number => {
  let least = Infinity
  if (edge !== null) {
    least = slideAcross(mover, edge)
    const along = slideAlong(mover, edge)
    if (along < least) least = along
  }
  for (const piece of pieces) {
    const slide = slideToPiece(mover, piece)
    if (slide < least) least = slide
  }
  return least
}

/** The same for the edge on the left or right, whichever the mover heads for. */
export const slideAcross = ({ hereX, ux, radius }: Mover, { width }: ClosedEdge): number => {
  if (ux > PARALLEL) return Math.max(0, (width - hereX - radius) / ux)
  if (ux < -PARALLEL) return Math.max(0, (radius - hereX) / ux)
  return Infinity
}

/** The same for the edge at the top or bottom. */
export const slideAlong = ({ hereY, uy, radius }: Mover, { height }: ClosedEdge): number => {
  if (uy > PARALLEL) return Math.max(0, (height - hereY - radius) / uy)
  if (uy < -PARALLEL) return Math.max(0, (radius - hereY) / uy)
  return Infinity
}

/** The same for what stands within the court. */
export const slideToPiece = (mover: Mover, piece: Piece): number =>
  piece.kind === 'side' ? slideToSide(mover, piece) : slideToPostOrEnd(mover, piece)

/**
 * The same for something round that lies still. One that the mover touches already and closes in on is there at once.
 */
export const slideToRound = (mover: Mover, x: number, y: number, radius: number): number => {
  const dx = mover.hereX - x
  const dy = mover.hereY - y
  const reach = mover.radius + radius
  const towards = -(dx * mover.ux + dy * mover.uy)
  if (!(towards > TOUCHING_GRAZE * reach)) return Infinity
  const gap = dx * dx + dy * dy - reach * reach
  if (gap <= 0) return 0
  if (!(towards > GRAZE * reach)) return Infinity
  // The miss distance by itself, not as a difference of squares, so that a graze from afar keeps its digits.
  const missX = dx + towards * mover.ux
  const missY = dy + towards * mover.uy
  const depth = reach * reach - (missX * missX + missY * missY)
  return depth > GRAZE * GRAZE * reach * reach ? gap / (towards + Math.sqrt(depth)) : Infinity
}

/** A wall piece's end is touched only from beyond the piece: next to it, it is the side's to be touched or not. */
const slideToPostOrEnd = (mover: Mover, { of, x, y, radius, outX, outY }: Round): number => {
  const slide = slideToRound(mover, x, y, radius)
  if (of === 'post' || slide === Infinity) return slide
  const beyond = (mover.hereX + mover.ux * slide - x) * outX + (mover.hereY + mover.uy * slide - y) * outY
  return beyond > -GRAZE * mover.radius ? slide : Infinity
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
  // Where the piece's end would let it pass as a graze the side still holds it, or it would slide on into the side.
  const slack = GRAZE * mover.radius
  return along >= -slack && along <= length + slack ? slide : Infinity
}

/**
 * A contact whose normal and direction differ from a right angle by less than this cosine passes as a graze: over a
 * way across the court doubles tell no smaller one from a miss.
 */
const GRAZE = 1e-6

/**
 * The same for what touches already, where no way blurs the angle: what is flicked straight past a cap that it lies
 * against has not run into it (R4), and the product that says so is off from 0 by less than this.
 */
export const TOUCHING_GRAZE = 1e-12

/** The same for straight sides, which doubles resolve better: over a whole court it lets a cap in by 2e-6 mm. */
const PARALLEL = 1e-9
