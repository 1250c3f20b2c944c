import { memo, type ReactElement } from 'react'
import { CapDrawing, CapLight, CapShadow } from '../caps/cap-drawing.tsx'
import type { Piece } from '../pieces/piece.ts'

const DRAWN_RADIUS = 16

/** A piece round (0, 0) as it stands at the table. */
export const PieceDrawing = memo(function PieceDrawing({ piece, prefix }: PieceDrawingProps): ReactElement {
  const size = piece.radius / DRAWN_RADIUS
  return (
    <g className={`court-piece court-piece-${piece.look}`} transform={`scale(${String(size)})`}>
      <CapShadow prefix={prefix} />
      <g data-turning>
        <CapDrawing fill={piece.fill} colour={piece.colour} prefix={prefix} mark={1.3} />
      </g>
      <CapLight prefix={prefix} />
      {piece.look === 'stuck' ? <path className="court-stuck" d={chains} /> : null}
    </g>
  )
})

interface PieceDrawingProps {
  readonly piece: Piece
  readonly prefix: string
}

/** A scribbled ring of chalk: this one goes nowhere for now. */
const chains =
  'M-22 3C-23 -14 -9 -25 6 -22S25 -4 20 10S-2 27 -14 18S-25 -6 -12 -18S18 -20 23 -2S10 24 -6 22S-20 10 -21 -4'
