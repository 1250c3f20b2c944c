import type { Court } from '@skelly/engine'
import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react'
import type { Camera } from './camera/camera-on.ts'
import { CapDefinitions } from './caps/cap-definitions.tsx'
import { COURT_MARGIN, CourtDrawing } from './drawing/court-drawing.tsx'
import { streetOf, streetRatio } from './street.ts'

interface CourtFrameProps {
  readonly court: Court
  readonly fit: 'contain' | 'width'
  readonly className: string | undefined
  readonly prefix: string
  /** What the picture is seen through; what is touched never moves. */
  readonly camera: Camera | null
  /** Whether somebody aims or sets down. */
  readonly isAimed: boolean
  /** What the element gets that is exactly as large as the court. */
  readonly surface: ComponentProps<'div'> & DataAttributes
  /** What lies on the chalk, in mm. */
  readonly drawing: ReactNode
  /** What the hand shows of what it does, in mm, over the drawing. */
  readonly hand: ReactNode
  /** What lies over the drawing, in layers of its own. */
  readonly moving: ReactNode
  /** What lies over everything. */
  readonly children: ReactNode
}

type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean>>

export const viewBoxOf = (court: Court): string => {
  const { width, height } = streetOf(court)
  return [-COURT_MARGIN, -COURT_MARGIN, width, height].join(' ')
}

/** The shape of the street that is shown, and how far the court lies inside it. */
const shapeOf = (court: Court): CSSProperties & Readonly<Record<`--${string}`, string>> => {
  const { width, height } = streetOf(court)
  return {
    '--court-ratio': String(streetRatio(court)),
    '--court-inset-x': `${String((COURT_MARGIN / width) * 100)}%`,
    '--court-inset-y': `${String((COURT_MARGIN / height) * 100)}%`,
  }
}

const seenThrough = ({ zoom, left, top }: Camera): CSSProperties => ({
  transform: `scale(${zoom.toFixed(4)}) translate(${(-left * 100).toFixed(3)}%, ${(-top * 100).toFixed(3)}%)`,
})

/** The street, its chalk, what moves on it and the surface that is touched, one over the other. */
export const CourtFrame = (props: CourtFrameProps): ReactElement => {
  const { court, camera, isAimed, fit, prefix, surface, drawing, hand, moving, children } = props
  const viewBox = viewBoxOf(court)
  return (
    <div className={`court court-fit-${fit} ${props.className ?? ''}`} style={shapeOf(court)}>
      <div className="court-street" data-camera={camera === null ? 'whole' : 'near'} data-aimed={isAimed}>
        <div className="court-camera" style={camera === null ? undefined : seenThrough(camera)}>
          <svg className="court-still" viewBox={viewBox} aria-hidden>
            <CapDefinitions prefix={prefix} />
            <CourtDrawing court={court} prefix={prefix} />
          </svg>
          <svg className="court-live" viewBox={viewBox} aria-hidden>
            {drawing}
          </svg>
          <svg className="court-hand" viewBox={viewBox} aria-hidden>
            {hand}
          </svg>
          <div className="court-moving" aria-hidden>
            {moving}
          </div>
        </div>
        <div className="court-surface" {...surface}>
          {children}
        </div>
      </div>
    </div>
  )
}
