import type { Court, Point } from '@skelly/engine'
import { memo, type ReactElement } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { Piece } from '../pieces/piece.ts'

interface PieceNamesProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  readonly words: CourtWords
}

const percent = (part: number, whole: number): string => `${String((part / whole) * 100)}%`

const nameOf = (piece: Piece, words: CourtWords): string =>
  words.piece(piece, words.fills[piece.fill], Math.round(piece.at.x), Math.round(piece.at.y))

const styleOf = (at: Point, radius: number, court: Court) => ({
  left: percent(at.x - radius, court.width),
  top: percent(at.y - radius, court.height),
  width: percent(radius * 2, court.width),
  height: percent(radius * 2, court.height),
})

/** Every cap as an element with its name and place, over the drawing: for those who listen, and for tests. */
export const PieceNames = memo(function PieceNames({ court, pieces, words }: PieceNamesProps): ReactElement {
  return (
    <>
      {pieces.map((piece) => (
        <div
          key={piece.id}
          role="img"
          className="court-name"
          aria-label={nameOf(piece, words)}
          data-cap={piece.id}
          data-x={piece.at.x}
          data-y={piece.at.y}
          style={styleOf(piece.at, piece.radius, court)}
        />
      ))}
    </>
  )
})
