import { useRef, type ReactElement } from 'react'
import { CapDefinitions } from '../caps/cap-definitions.tsx'
import type { Piece } from '../pieces/piece.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { useShotAnimation } from '../shot/use-shot-animation.ts'
import { drawCap, movedTo } from './draw-cap.ts'
import { drawDust, DustLayer } from './dust-layer.tsx'
import { PieceDrawing } from './piece-drawing.tsx'

interface CapsLayerProps {
  readonly pieces: readonly Piece[]
  readonly shot: ShownShot | null
  readonly prefix: string
  readonly onRest: (shotId: string) => void
}

/** The caps, at rest or rolling, and the dust that they raise. */
export const CapsLayer = ({ pieces, shot, prefix, onRest }: CapsLayerProps): ReactElement => {
  const layer = useRef<SVGGElement>(null)
  useShotAnimation({
    shot,
    onRest,
    draw: (time, dustTime) => {
      if (!layer.current) return
      for (const piece of pieces) drawCap(layer.current, piece, shot, time)
      drawDust(layer.current, dustTime)
    },
  })
  return (
    <g ref={layer} id={`${prefix}caps`} pointerEvents="none">
      <CapDefinitions prefix={prefix} />
      <g className="court-trails">
        {pieces.map((piece) => (
          <path key={piece.id} data-trail={piece.id} strokeWidth={piece.radius * 1.3} />
        ))}
      </g>
      <DustLayer shot={shot} prefix={prefix} />
      {pieces.map((piece) => (
        <g key={piece.id} data-piece={piece.id} transform={movedTo(piece.at)}>
          <PieceDrawing piece={piece} prefix={prefix} />
        </g>
      ))}
    </g>
  )
}
