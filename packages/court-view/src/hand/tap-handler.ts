import type { MouseEvent } from 'react'
import type { Piece } from '../pieces/piece.ts'
import { tappedPiece } from '../pieces/tapped-piece.ts'

/** Tells of a finger that was on a piece; undefined where nobody wants to know. */
export const tapHandler = (
  onTap: ((pieceId: string) => void) | undefined,
  pieces: readonly Piece[],
  mmPerPx: number,
): ((event: MouseEvent<HTMLElement>) => void) | undefined => {
  if (onTap === undefined) return undefined
  return ({ currentTarget, clientX, clientY }) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const at = { x: (clientX - left) * mmPerPx, y: (clientY - top) * mmPerPx }
    const piece = tappedPiece(pieces, at, mmPerPx)
    if (piece !== null) onTap(piece.id)
  }
}
