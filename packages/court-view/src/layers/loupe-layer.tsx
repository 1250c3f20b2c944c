import type { Court, Point, Rectangle } from '@skelly/engine'
import type { ReactElement } from 'react'
import { LOUPE_WIDTH, loupePower } from '../hand/loupe-power.ts'
import type { Piece } from '../pieces/piece.ts'
import { PieceDrawing } from './piece-drawing.tsx'

interface LoupeLayerProps {
  readonly court: Court
  /** What is looked at, mm. */
  readonly area: Rectangle
  readonly pieces: readonly Piece[]
  /** By piece: how far it has turned about itself, degrees. */
  readonly turned: Readonly<Record<string, number>>
  readonly prefix: string
}

const middleOf = (area: Rectangle): Point => ({
  x: (area.left + area.right) / 2,
  y: (area.top + area.bottom) / 2,
})

/** Where the glass lies: towards the court's middle from the area, and clear of it. */
export const loupeAt = (court: Court, area: Rectangle): Point => {
  const from = middleOf(area)
  const to = { x: court.width / 2, y: court.height / 2 }
  const away = Math.hypot(to.x - from.x, to.y - from.y)
  const apart = LOUPE_WIDTH / 2 + Math.hypot(area.right - area.left, area.bottom - area.top) / 2 + 30
  const [ux, uy] = away > 1 ? [(to.x - from.x) / away, (to.y - from.y) / away] : [0, -1]
  const kept = (value: number, most: number): number =>
    Math.min(most - LOUPE_WIDTH / 2 - 10, Math.max(LOUPE_WIDTH / 2 + 10, value))
  return { x: kept(from.x + ux * apart, court.width), y: kept(from.y + uy * apart, court.height) }
}

/** A glass over the box in which a cap is being set down: a finger is coarser than the box is small. */
export const LoupeLayer = (props: LoupeLayerProps): ReactElement | null => {
  const { court, area, pieces, turned, prefix } = props
  const power = loupePower(area)
  if (power === 1) return null
  const at = loupeAt(court, area)
  const on = middleOf(area)
  return (
    <g className="court-loupe" transform={`translate(${String(at.x)} ${String(at.y)})`} pointerEvents="none">
      <clipPath id={`${prefix}glass`}>
        <circle r={LOUPE_WIDTH / 2} />
      </clipPath>
      <circle className="court-loupe-shadow" r={LOUPE_WIDTH / 2} cx="6" cy="10" />
      <g clipPath={`url(#${prefix}glass)`}>
        <g transform={`scale(${String(power)}) translate(${String(-on.x)} ${String(-on.y)})`}>
          <use href={`#${prefix}still`} />
          <use href={`#${prefix}place`} />
          {pieces.map((piece) => (
            <g
              key={piece.id}
              className={`court-piece-${piece.look}`}
              transform={`translate(${String(piece.at.x)} ${String(piece.at.y)})`}
            >
              <PieceDrawing piece={piece} prefix={prefix} turned={turned[piece.id] ?? 0} />
            </g>
          ))}
        </g>
      </g>
      <circle className="court-loupe-rim" r={LOUPE_WIDTH / 2} />
    </g>
  )
}
