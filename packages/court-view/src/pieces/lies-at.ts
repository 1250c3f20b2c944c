import { positionAt, type Point } from '@skelly/engine'
import type { ShownShot } from '../shot/shown-shot.ts'
import type { Piece } from './piece.ts'

/**
 * Where a piece lies, and is said to lie: at the held moment of a shot, or where the shot that is shown leaves it, from
 * the launch on, so that nothing of it has to be changed in the frame in which the caps come to rest; else where its
 * owner has it.
 */
export const liesAt = (piece: Piece, shot: ShownShot | null): Point => {
  const body = shot ? shot.pieceIds.indexOf(piece.id) : -1
  if (!shot || body < 0) return piece.at
  if (shot.clock.kind === 'held') return positionAt(shot.trace, shot.bodies, body, shot.clock.time)
  return shot.trace.rest[body] ?? piece.at
}
