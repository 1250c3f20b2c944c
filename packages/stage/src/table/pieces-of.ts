import type { Piece } from '@skelly/court-view'
import { CAP_RADIUS, type Point, type Seat, type SkellyCap, type SkellyState } from '@skelly/engine'
import { colourOf, USUAL_LOOK, type TableLook } from './table-look.ts'

/** The court's name for a seat's cap. */
export const pieceIdOf = (seat: number): string => `seat-${String(seat)}`

/** Whose cap a piece is; null for one that is nobody's. */
export const seatOfPiece = (pieceId: string): number | null => {
  const seat = /^seat-(\d+)$/.exec(pieceId)?.[1]
  return seat === undefined ? null : Number(seat)
}

/** Where the mover's cap is shown ahead of the referee's answer. */
export interface Placing {
  readonly seat: Seat
  readonly at: Point
}

type PieceLabel = Pick<Piece, 'label' | 'colour' | 'letter'>

const pieceOf = (cap: SkellyCap, seat: number, label: PieceLabel, placing: Placing | null): Piece => ({
  id: pieceIdOf(seat),
  ...label,
  fill: cap.fill,
  at: placing?.seat === seat ? placing.at : cap.at,
  radius: CAP_RADIUS,
  look: cap.sittingOut > 0 ? 'stuck' : 'normal',
})

/** The caps that lie on the court. */
export const piecesOf = (
  state: SkellyState,
  names: readonly string[],
  placing: Placing | null,
  look: TableLook = USUAL_LOOK,
): readonly Piece[] =>
  state.caps.flatMap((cap, seat) => {
    const letter = look.letters?.[seat] ?? null
    const own = { label: names[seat] ?? '', colour: colourOf(look, seat) }
    const label = letter === null ? own : { ...own, letter }
    return cap.inGame ? [pieceOf(cap, seat, label, placing)] : []
  })
