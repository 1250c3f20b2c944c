import type { Point } from '@skelly/engine'
import type { ReactElement } from 'react'
import type { SetDownPlace } from '../allowed.ts'

interface PlaceLayerProps {
  readonly place: SetDownPlace
  readonly at: Point
  readonly radius: number
  /** Whether a drag moves the cap now. */
  readonly active: boolean
  readonly prefix: string
}

const arrow = 'M0 0l-7 -9h14z'

/** Where the cap may be set down, and, while a drag moves it, that it moves. */
export const PlaceLayer = ({ place, at, radius, active, prefix }: PlaceLayerProps): ReactElement => {
  const { left, top, right, bottom } = place.area
  return (
    <g
      id={`${prefix}place`}
      pointerEvents="none"
      className={active ? 'court-place court-place-active' : 'court-place'}
    >
      <rect x={left + 5} y={top + 5} width={right - left - 10} height={bottom - top - 10} rx="4" />
      {active
        ? [0, 90, 180, 270].map((turn) => (
            <path
              key={turn}
              d={arrow}
              transform={`translate(${String(at.x)} ${String(at.y)}) rotate(${String(turn)}) translate(0 ${String(radius + 20)})`}
            />
          ))
        : null}
    </g>
  )
}
