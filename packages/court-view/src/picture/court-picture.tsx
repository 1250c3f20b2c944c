import type { Court } from '@skelly/engine'
import { CapDefinitions } from '../caps/cap-definitions.tsx'
import { chalkLettering } from '../chalk/chalk-lettering.ts'
import { pathOf } from '../chalk/path-of.ts'
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

/** A cap alone, round the middle of its picture. */
export const capPicture = (piece: Pick<Piece, 'fill' | 'colour'>): string =>
  staticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 44 44" width={88} height={88}>
      <CapDefinitions prefix={PREFIX} />
      <PieceDrawing
        piece={{ ...piece, id: '', label: '', at: { x: 0, y: 0 }, radius: 16, look: 'normal' }}
        prefix={PREFIX}
        turned={0}
      />
    </svg>,
  )

/** A word in chalk, of signs that have a glyph: some 36 wide each, 60 high. */
export const chalkWord = (word: string): string => {
  const [width, height] = [word.length * 48 + 12, 76]
  const area = { left: 0, top: 0, right: width, bottom: height }
  const strokes = chalkLettering(word, area, { height: 60, width: 36, gap: 12, seed: 5 })
  return staticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
    >
      <style>{PICTURE_STYLE}</style>
      <path className="court-lettering" d={strokes.map(pathOf).join('')} strokeWidth={8} />
    </svg>,
  )
}
