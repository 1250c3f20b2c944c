import type { Body, ShotTrace } from '@skelly/engine'
import type { Piece } from '../pieces/piece.ts'

/** One moment of a replay: the table before it, the shot, and what is said about it. */
export interface ReplayFrame {
  readonly id: string
  /** Before the shot. */
  readonly pieces: readonly Piece[]
  /** Null for a turn without a shot, and for the end. */
  readonly shot: {
    readonly trace: ShotTrace
    readonly bodies: readonly Body[]
    readonly pieceIds: readonly string[]
  } | null
  readonly highlight: number | null
  /** Who did it: "Ana". */
  readonly who: string
  /** What became of it, in words: "Pot. Boxes 3 and 4". */
  readonly ruling: string
}
