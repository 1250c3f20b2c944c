import { streetRatio } from '@skelly/court-view'
import type { Court } from '@skelly/engine'
import type { CSSProperties, ReactNode } from 'react'

interface TableFrameProps {
  readonly court: Court
  /** Whether nobody stands on the other side of the court. */
  readonly isAlone: boolean
  readonly bar: ReactNode
  /** The table in words, where it is told: read before all else of it. */
  readonly described?: ReactNode
  /** Who plays, and `main` with the court and what is said. */
  readonly children: ReactNode
}

const shapeOf = (court: Court): CSSProperties & Readonly<Record<'--table-ratio', string>> => ({
  '--table-ratio': String(streetRatio(court)),
})

/** The places at a table (`table-places` in globals.css): the court comes first, all else gets the room beside it. */
export const TableFrame = ({
  court,
  isAlone,
  bar,
  described = null,
  children,
}: TableFrameProps): ReactNode => (
  <div
    className="table-height table-places"
    data-alone={isAlone}
    data-described={described !== null}
    style={shapeOf(court)}
  >
    {bar}
    {described}
    {children}
  </div>
)
