import type { Court, Fill } from '@skelly/engine'
import { memo, useMemo, type CSSProperties, type ReactElement } from 'react'
import { CapShadow } from '../caps/cap-drawing.tsx'
import type { PieceLook } from '../pieces/piece.ts'
import { lengthOf, movedTo } from '../street.ts'
import { PieceBody, PieceCover } from './piece-drawing.tsx'

interface CapLayersProps {
  readonly id: string
  readonly look: PieceLook
  readonly letter: string | undefined
  readonly fill: Fill
  readonly colour: number
  readonly radius: number
  /** Where it lies, mm. */
  readonly x: number
  readonly y: number
  /** How far it has turned about itself, degrees. */
  readonly turned: number
  readonly court: Court
  readonly prefix: string
}

/** A square round a cap's middle, in which it is drawn: shadow and scribbles reach beyond its rim. */
const squareOf = (radius: number, court: Court): CSSProperties => {
  const side = lengthOf(radius * 3.2, court)
  return { width: side, height: side, left: `calc(${side} / -2)`, top: `calc(${side} / -2)` }
}

const SQUARE = '-25.6 -25.6 51.2 51.2'

/** One cap in three layers: its shadow, what turns, and the light on it. Drawn anew only when something of it is new. */
export const CapLayers = memo(function CapLayers(props: CapLayersProps): ReactElement {
  const { id, look, letter, fill, colour, radius, x, y, turned, court, prefix } = props
  const square = useMemo(() => squareOf(radius, court), [radius, court])
  return (
    <div
      data-piece={id}
      className={`court-piece court-piece-${look}`}
      style={{ transform: movedTo({ x, y }, court) }}
    >
      <svg viewBox={SQUARE} className="court-square" style={square}>
        <CapShadow prefix={prefix} />
      </svg>
      <div data-turning={id} className="court-turning" style={{ transform: `rotate(${String(turned)}deg)` }}>
        <svg viewBox={SQUARE} className="court-square" style={square}>
          <PieceBody fill={fill} colour={colour} prefix={prefix} />
        </svg>
      </div>
      <svg viewBox={SQUARE} className="court-square" style={square}>
        <PieceCover look={look} letter={letter} prefix={prefix} />
      </svg>
    </div>
  )
})
