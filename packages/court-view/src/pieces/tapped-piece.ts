import type { Point } from '@skelly/engine'
import type { Piece } from './piece.ts'

/** A fingertip needs more room than a cap has on a small screen, CSS pixels. */
const FINGER = 24

/**
 * The piece under a finger, the nearest of several, or null.
 * @param at where the finger is, mm
 */
export const tappedPiece = (pieces: readonly Piece[], at: Point, mmPerPx: number): Piece | null => {
  const near = pieces
    .map((piece) => ({ piece, away: Math.hypot(piece.at.x - at.x, piece.at.y - at.y) }))
    .filter(({ piece, away }) => away <= Math.max(piece.radius, FINGER * mmPerPx))
    .toSorted((one, other) => one.away - other.away)
  return near[0]?.piece ?? null
}
