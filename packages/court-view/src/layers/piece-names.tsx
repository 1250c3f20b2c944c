import type { Court, Point } from '@skelly/engine'
import { memo, type CSSProperties, type ReactElement } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { Piece } from '../pieces/piece.ts'
import { lengthOf } from '../street.ts'

interface PieceNamesProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  readonly words: CourtWords
}

const nameOf = (piece: Piece, words: CourtWords): string =>
  words.piece(piece, words.fills[piece.fill], Math.round(piece.at.x), Math.round(piece.at.y))

/** By a transform, which lays nothing out anew. */
const styleOf = ({ x, y }: Point, radius: number, court: Court): CSSProperties => ({
  width: lengthOf(radius * 2, court),
  height: lengthOf(radius * 2, court),
  transform: `translate(${lengthOf(x - radius, court)}, ${lengthOf(y - radius, court)})`,
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
