import { CapDefinitions } from '../caps/cap-definitions.tsx'
import { PieceDrawing } from '../layers/piece-drawing.tsx'
import type { Piece } from '../pieces/piece.ts'
import { staticMarkup } from './static-markup.ts'

/** For the ids of the picture's definitions. */
const PREFIX = 'p'

/** A cap alone, round the middle of its picture. */
export const capAlone = (piece: Pick<Piece, 'fill' | 'colour'>): string =>
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
