import type { Court } from '@skelly/engine'
import { CapDefinitions } from '../caps/cap-definitions.tsx'
import { chalkOf, COURT_MARGIN, CourtStill } from '../drawing/court-drawing.tsx'
import { PieceDrawing } from '../layers/piece-drawing.tsx'
import type { Piece } from '../pieces/piece.ts'
import { streetOf } from '../street.ts'
import { PICTURE_STYLE } from './picture-style.ts'
import { staticMarkup } from './static-markup.ts'

/** For the ids of the picture's definitions. */
const PREFIX = 'p'

interface CourtPictureProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  /** How many times as large as they are the pieces are drawn: a small picture shows large ones. */
  readonly enlarged?: number
}

/** A court with its pieces at rest as an SVG document that stands alone: nothing is loaded for it, not even a font. */
export const courtPicture = ({ court, pieces, enlarged = 1 }: CourtPictureProps): string => {
  const { width, height } = streetOf(court)
  return staticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[-COURT_MARGIN, -COURT_MARGIN, width, height].join(' ')}
      width={width}
      height={height}
    >
      <style>{PICTURE_STYLE}</style>
      <CapDefinitions prefix={PREFIX} />
      <CourtStill court={court} prefix={PREFIX} chalk={chalkOf(court)} />
      {pieces.map((piece) => (
        <g
          key={piece.id}
          transform={`translate(${String(piece.at.x)} ${String(piece.at.y)}) scale(${String(enlarged)})`}
        >
          <PieceDrawing piece={piece} prefix={PREFIX} turned={0} />
        </g>
      ))}
    </svg>,
  )
}
