import type { Piece } from '@skelly/court-view'
import { CAP_RADIUS, type Point, type Seat, type SkellyCap, type SkellyState } from '@skelly/engine'

/** The court's name for a seat's cap. */
export const pieceIdOf = (seat: number): string => `seat-${String(seat)}`

/** Where the mover's cap is shown ahead of the referee's answer. */
export interface Placing {
  readonly seat: Seat
  readonly at: Point
}

const pieceOf = (cap: SkellyCap, seat: number, name: string, placing: Placing | null): Piece => ({
  id: pieceIdOf(seat),
  label: name,
  fill: cap.fill,
  colour: seat,
  at: placing?.seat === seat ? placing.at : cap.at,
  radius: CAP_RADIUS,
  look: cap.sittingOut > 0 ? 'stuck' : 'normal',
})

/** The caps that lie on the court. */
export const piecesOf = (
  state: SkellyState,
  names: readonly string[],
  placing: Placing | null,
): readonly Piece[] =>
  state.caps.flatMap((cap, seat) => (cap.inGame ? [pieceOf(cap, seat, names[seat] ?? '', placing)] : []))
