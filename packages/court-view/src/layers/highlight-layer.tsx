import type { Court } from '@skelly/engine'
import { useMemo, type ReactElement } from 'react'
import { roughRectangle } from '../chalk/chalk-lines.ts'
import { pathOf } from '../chalk/path-of.ts'

interface HighlightLayerProps {
  readonly court: Court
  readonly number: number | null
}

/** The box that matters now, gone over with yellow chalk. */
export const HighlightLayer = ({ court, number }: HighlightLayerProps): ReactElement | null => {
  const box = court.boxes.find((one) => one.number === number)
  const outline = useMemo(
    () =>
      box
        ? roughRectangle(box.area, box.number * 7 + 3, 1.4)
            .map(pathOf)
            .join('')
        : '',
    [box],
  )
  if (!box) return null
  const { left, top, right, bottom } = box.area
  return (
    <g className="court-target" pointerEvents="none">
      <rect x={left} y={top} width={right - left} height={bottom - top} className="court-target-glow" />
      <path d={outline} className="court-target-line" />
    </g>
  )
}
