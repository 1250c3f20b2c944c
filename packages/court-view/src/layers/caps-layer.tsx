import type { Court } from '@skelly/engine'
import { useEffectEvent, useLayoutEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { CapShadow } from '../caps/cap-drawing.tsx'
import type { Piece } from '../pieces/piece.ts'
import { capKeyframes } from '../shot/cap-keyframes.ts'
import { paceOfShot, showShot, type Part } from '../shot/show-shot.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { stretchesOf } from '../shot/stretches.ts'
import { lengthOf, movedTo, movedToPx } from '../street.ts'
import { PieceBody, PieceCover } from './piece-drawing.tsx'

interface CapsLayerProps {
  readonly court: Court
  /** Where they lie while no shot moves them. */
  readonly pieces: readonly Piece[]
  /** The shot that moves them; null once it rests. */
  readonly shot: ShownShot | null
  /** How far each has turned in the shots before, degrees. */
  readonly turned: Readonly<Record<string, number>>
  readonly mmPerPx: number
  readonly prefix: string
}

/** How long a trail is before it is scaled, mm. */
const TRAIL_LENGTH = 160

const partsOf = (layer: HTMLElement, shot: ShownShot, props: CapsLayerProps): readonly Part[] => {
  const pace = paceOfShot(shot)
  return shot.pieceIds.flatMap((id, body) => {
    const stretches = stretchesOf(shot.trace, shot.bodies, body, pace.slowedFrom)
    const { cap, turning, trail } = capKeyframes(stretches, pace, {
      placed: (at) => movedToPx(at, props.mmPerPx),
      base: props.turned[id] ?? 0,
      trailLength: TRAIL_LENGTH,
    })
    const part = (name: string, keyframes: Keyframe[]): readonly Part[] => {
      const element = layer.querySelector(`[data-${name}="${CSS.escape(id)}"]`)
      return element === null ? [] : [{ element, keyframes, seconds: pace.total }]
    }
    return [...part('piece', cap), ...part('turning', turning), ...part('trail', trail)]
  })
}

/** A square round a cap's middle, in which it is drawn: shadow and scribbles reach beyond its rim. */
const squareOf = ({ radius }: Piece, court: Court): CSSProperties => {
  const side = lengthOf(radius * 3.2, court)
  return { width: side, height: side, left: `calc(${side} / -2)`, top: `calc(${side} / -2)` }
}

const trailOf = ({ radius }: Piece, court: Court): CSSProperties => ({
  width: lengthOf(TRAIL_LENGTH, court),
  left: lengthOf(-TRAIL_LENGTH, court),
  height: lengthOf(radius * 1.3, court),
  top: lengthOf(-radius * 0.65, court),
})

const SQUARE = '-25.6 -25.6 51.2 51.2'

/**
 * The caps, at rest or rolling, and what they leave behind. Each has layers of its own that the compositor moves: while
 * a shot is shown nothing is painted, and the main thread has nothing to do.
 */
export const CapsLayer = (props: CapsLayerProps): ReactElement => {
  const { court, pieces, shot, turned, mmPerPx, prefix } = props
  const layer = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() =>
    shot && layer.current && mmPerPx > 0 ? showShot(shot, partsOf(layer.current, shot, props)) : undefined,
  )
  const ids = pieces.map(({ id }) => id).join(' ')
  useLayoutEffect(() => show(), [shot, mmPerPx, ids])
  return (
    <div ref={layer} className="court-caps">
      {pieces.map((piece) => (
        <div key={piece.id} data-trail={piece.id} className="court-trail" style={trailOf(piece, court)} />
      ))}
      {pieces.map((piece) => (
        <div
          key={piece.id}
          data-piece={piece.id}
          className={`court-piece court-piece-${piece.look}`}
          style={{ transform: movedTo(piece.at, court) }}
        >
          <svg viewBox={SQUARE} className="court-square" style={squareOf(piece, court)}>
            <CapShadow prefix={prefix} />
          </svg>
          <div
            data-turning={piece.id}
            className="court-turning"
            style={{ transform: `rotate(${String(turned[piece.id] ?? 0)}deg)` }}
          >
            <svg viewBox={SQUARE} className="court-square" style={squareOf(piece, court)}>
              <PieceBody piece={piece} prefix={prefix} />
            </svg>
          </div>
          <svg viewBox={SQUARE} className="court-square" style={squareOf(piece, court)}>
            <PieceCover look={piece.look} prefix={prefix} />
          </svg>
        </div>
      ))}
    </div>
  )
}
