import { streetCourt, type Rectangle } from '@skelly/engine'
import type { CSSProperties, ReactNode } from 'react'

interface StreetWindowProps {
  /** What is seen, mm on the court. */
  readonly view: Rectangle
  readonly children: ReactNode
}

/** How far the street reaches round the court, mm. */
const ROUND = 12

const percent = (part: number, whole: number): string => `${String((part / whole) * 100)}%`

const placeOf = ({ left, top, right, bottom }: Rectangle): CSSProperties => ({
  width: percent(streetCourt.width + ROUND * 2, right - left),
  left: percent(-left - ROUND, right - left),
  top: percent(-top - ROUND, bottom - top),
})

/** A part of a court, as through a window: what rolls out of it is still on the street. */
export const StreetWindow = ({ view, children }: StreetWindowProps): ReactNode => (
  <div
    className="bg-raised relative isolate overflow-clip rounded-lg"
    style={{ aspectRatio: (view.right - view.left) / (view.bottom - view.top) }}
  >
    <div className="absolute" style={placeOf(view)}>
      {children}
    </div>
  </div>
)
