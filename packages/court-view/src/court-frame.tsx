import type { Court } from '@skelly/engine'
import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react'
import { COURT_MARGIN, CourtDrawing } from './drawing/court-drawing.tsx'

interface CourtFrameProps {
  readonly court: Court
  readonly fit: 'contain' | 'width'
  readonly className: string | undefined
  readonly prefix: string
  /** What the element gets that is exactly as large as the court. */
  readonly surface: ComponentProps<'div'> & DataAttributes
  /** What moves, in mm, over the chalk. */
  readonly drawing: ReactNode
  /** What lies over everything. */
  readonly children: ReactNode
}

type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean>>

const viewBoxOf = ({ width, height }: Court): string =>
  [-COURT_MARGIN, -COURT_MARGIN, width + COURT_MARGIN * 2, height + COURT_MARGIN * 2].join(' ')

/** The shape of the street that is shown, and how far the court lies inside it. */
const shapeOf = ({ width, height }: Court): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  '--court-ratio': String((width + COURT_MARGIN * 2) / (height + COURT_MARGIN * 2)),
  '--court-inset-x': `${String((COURT_MARGIN / (width + COURT_MARGIN * 2)) * 100)}%`,
  '--court-inset-y': `${String((COURT_MARGIN / (height + COURT_MARGIN * 2)) * 100)}%`,
})

/** The street, its chalk, what moves on it and the surface that is touched, one over the other. */
export const CourtFrame = (props: CourtFrameProps): ReactElement => {
  const { court, fit, prefix, surface, drawing, children } = props
  const viewBox = viewBoxOf(court)
  return (
    <div className={`court court-fit-${fit} ${props.className ?? ''}`} style={shapeOf(court)}>
      <div className="court-street">
        <svg className="court-still" viewBox={viewBox} aria-hidden>
          <CourtDrawing court={court} prefix={prefix} />
        </svg>
        <svg className="court-live" viewBox={viewBox} aria-hidden>
          {drawing}
        </svg>
        <div className="court-surface" {...surface}>
          {children}
        </div>
      </div>
    </div>
  )
}
