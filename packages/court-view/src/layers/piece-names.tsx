import type { Court, Point } from '@skelly/engine'
import { memo, type CSSProperties, type ReactElement } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { Piece } from '../pieces/piece.ts'
import { lengthOf } from '../street.ts'

interface PieceNamesProps {
  readonly court: Court
  /** Where they lie, or where the shot that rolls leaves them. */
  readonly pieces: readonly Piece[]
  readonly words: CourtWords
}

/** By a transform, which lays nothing out anew. */
const styleOf = ({ x, y }: Point, radius: number, court: Court): CSSProperties => ({
  width: lengthOf(radius * 2, court),
  height: lengthOf(radius * 2, court),
  transform: `translate(${lengthOf(x - radius, court)}, ${lengthOf(y - radius, court)})`,
})

interface PieceNameProps extends Pick<PieceNamesProps, 'court' | 'words'> {
  readonly piece: Piece
}

const isSamePiece = (one: Piece, other: Piece): boolean =>
  (['id', 'label', 'fill', 'colour', 'radius', 'look', 'letter'] as const).every(
    (key) => one[key] === other[key],
  ) &&
  one.at.x === other.at.x &&
  one.at.y === other.at.y

/** Named anew only where something of it is new: to put a name into words takes its time. */
const PieceName = memo(
  function PieceName({ piece, court, words }: PieceNameProps): ReactElement {
    return (
      <div
        role="img"
        className="court-name"
        aria-label={words.piece(piece, words.fills[piece.fill], court)}
        data-cap={piece.id}
        data-x={piece.at.x}
        data-y={piece.at.y}
        style={styleOf(piece.at, piece.radius, court)}
      />
    )
  },
  (one, other) =>
    one.court === other.court && one.words === other.words && isSamePiece(one.piece, other.piece),
)

/** Every cap as an element with its name and place, over the drawing: for those who listen, and for tests. */
export const PieceNames = ({ pieces, ...others }: PieceNamesProps): readonly ReactElement[] =>
  pieces.map((piece) => <PieceName key={piece.id} piece={piece} {...others} />)
