import { positionAt, type Point } from '@skelly/engine'
import { useRef, type ReactElement, type RefObject } from 'react'
import { CapDefinitions } from '../caps/cap-definitions.tsx'
import type { Piece } from '../pieces/piece.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { spinAt } from '../shot/spin.ts'
import { useShotAnimation } from '../shot/use-shot-animation.ts'
import { DustLayer, drawDust } from './dust-layer.tsx'
import { PieceDrawing } from './piece-drawing.tsx'

interface CapsLayerProps {
  readonly pieces: readonly Piece[]
  readonly shot: ShownShot | null
  readonly prefix: string
  readonly onRest: (shotId: string) => void
}

const moved = ({ x, y }: Point): string => `translate(${String(x)} ${String(y)})`

const drawCaps = (caps: RefObject<SVGGElement | null>, shot: ShownShot, time: number): void => {
  for (const [body, id] of shot.pieceIds.entries()) {
    const cap = caps.current?.querySelector(`[data-piece="${CSS.escape(id)}"]`)
    cap?.setAttribute('transform', moved(positionAt(shot.trace, shot.bodies, body, time)))
    const turning = cap?.querySelector('[data-turning]')
    turning?.setAttribute('transform', `rotate(${spinAt(shot.trace, shot.bodies, body, time).toFixed(1)})`)
  }
}

/** The caps, at rest or rolling, and the dust that they raise. */
export const CapsLayer = ({ pieces, shot, prefix, onRest }: CapsLayerProps): ReactElement => {
  const caps = useRef<SVGGElement>(null)
  const dust = useRef<SVGGElement>(null)
  useShotAnimation({
    shot,
    onRest,
    draw: (shown, time, dustTime) => {
      drawCaps(caps, shown, time)
      drawDust(dust, dustTime)
    },
  })
  return (
    <g id={`${prefix}caps`} pointerEvents="none">
      <CapDefinitions prefix={prefix} />
      <DustLayer layer={dust} shot={shot} />
      <g ref={caps}>
        {pieces.map((piece) => (
          <g key={piece.id} data-piece={piece.id} transform={moved(piece.at)}>
            <PieceDrawing piece={piece} prefix={prefix} />
          </g>
        ))}
      </g>
    </g>
  )
}
