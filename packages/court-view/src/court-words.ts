import type { Court, Fill } from '@skelly/engine'
import type { Piece } from './pieces/piece.ts'

/** Everything that the court says. The caller translates. */
export interface CourtWords {
  readonly court: string
  /** How the keyboard plays, read out when the court gets the focus while something is allowed. */
  readonly keys: string
  /** The two modes, when a cap may be set down before it is flicked. */
  readonly modes: string
  readonly aim: string
  readonly setDown: string
  readonly fills: Readonly<Record<Fill, string>>
  /** A piece's name, and where on the court it lies. */
  readonly piece: (piece: Piece, fill: string, court: Court) => string
}

const lookWords = { normal: '', stuck: ', stuck', faded: ', out', ghost: ', only shown' } as const

export const ENGLISH_COURT_WORDS: CourtWords = {
  court: 'Court',
  keys: 'Left and right turn, up and down change the strength, Enter flicks, Escape cancels. M changes between aiming and moving the cap.',
  modes: 'What a drag does',
  aim: 'Aim',
  setDown: 'Move cap',
  fills: {
    empty: 'empty shell',
    candle: 'candle wax',
    crayon: 'crayon melt',
    floor: 'floor wax',
    tar: 'roof tar',
  },
  piece: (piece, fill) => `${piece.label}'s cap, ${fill}${lookWords[piece.look]}`,
}
