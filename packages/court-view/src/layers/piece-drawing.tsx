import type { ReactElement } from 'react'
import { CapDrawing, CapLight, CapShadow } from '../caps/cap-drawing.tsx'
import type { Piece, PieceLook } from '../pieces/piece.ts'

const DRAWN_RADIUS = 16

interface PieceBodyProps extends Pick<Piece, 'fill' | 'colour'> {
  readonly prefix: string
}

/** What turns when a piece spins, of radius 16 round (0, 0). */
export const PieceBody = ({ fill, colour, prefix }: PieceBodyProps): ReactElement => (
  <CapDrawing fill={fill} colour={colour} prefix={prefix} mark={1.3} />
)

/** What lies over a piece and does not turn with it. */
export const PieceCover = ({ look, letter, prefix }: PieceCoverProps): ReactElement => (
  <>
    <CapLight prefix={prefix} />
    {look === 'stuck' ? <path className="court-stuck" d={chains} /> : null}
    {letter === undefined ? null : (
      <text className="court-letter" x={17} y={-13}>
        {letter}
      </text>
    )}
  </>
)

interface PieceCoverProps {
  readonly look: PieceLook
  readonly letter: string | undefined
  readonly prefix: string
}

interface PieceDrawingProps {
  readonly piece: Piece
  readonly prefix: string
  /** Degrees. */
  readonly turned: number
}

/** A piece round (0, 0) as it stands at the table, all in one. */
export const PieceDrawing = ({ piece, prefix, turned }: PieceDrawingProps): ReactElement => (
  <g transform={`scale(${String(piece.radius / DRAWN_RADIUS)})`}>
    <CapShadow prefix={prefix} />
    <g transform={`rotate(${String(turned)})`}>
      <PieceBody fill={piece.fill} colour={piece.colour} prefix={prefix} />
    </g>
    <PieceCover look={piece.look} letter={piece.letter} prefix={prefix} />
  </g>
)

/** A scribbled ring of chalk: this one goes nowhere for now. */
const chains =
  'M-22 3C-23 -14 -9 -25 6 -22S25 -4 20 10S-2 27 -14 18S-25 -6 -12 -18S18 -20 23 -2S10 24 -6 22S-20 10 -21 -4'
