import { positionAt, type Point } from '@skelly/engine'
import type { ShownShot } from '../shot/shown-shot.ts'
import type { Piece } from './piece.ts'

/**
 * Where a piece is said to be while nothing moves it: at rest after a shot that was shown, at the held moment, else
 * where its owner has it.
 */
export const shownAt = (piece: Piece, shot: ShownShot | null, hasRested: boolean): Point => {
  const body = shot ? shot.pieceIds.indexOf(piece.id) : -1
  if (!shot || body < 0) return piece.at
  if (shot.clock.kind === 'held') return positionAt(shot.trace, shot.bodies, body, shot.clock.time)
  return hasRested ? (shot.trace.rest[body] ?? piece.at) : piece.at
}
