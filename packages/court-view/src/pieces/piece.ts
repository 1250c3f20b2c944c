import type { Fill, Point } from '@skelly/engine'

/** How a piece stands at the table, for the eye only. */
export const PIECE_LOOKS = ['normal', 'stuck', 'faded', 'ghost'] as const
export type PieceLook = (typeof PIECE_LOOKS)[number]

/** A cap as the court shows it. Which cap it is, and whether it may move, is the caller's business. */
export interface Piece {
  /** Unique on the court, the same for the whole game. */
  readonly id: string
  /** The owner's name. Never markup. */
  readonly label: string
  readonly fill: Fill
  /** Which of the player colours and marks: an index into PLAYER_COLOURS, taken modulo their number. */
  readonly colour: number
  /** mm */
  readonly at: Point
  /** mm; a bottle cap is 16. */
  readonly radius: number
  readonly look: PieceLook
  /** What the cap is called in what is asked of the player, written beside it; left out, nothing. */
  readonly letter?: string
}
