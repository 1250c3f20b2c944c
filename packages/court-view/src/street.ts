import type { Court, Point } from '@skelly/engine'
import { COURT_MARGIN } from './drawing/court-drawing.tsx'

/** The street that is shown: the court and a margin round it, mm. */
interface Street {
  readonly width: number
  readonly height: number
}

export const streetOf = ({ width, height }: Court): Street => ({
  width: width + COURT_MARGIN * 2,
  height: height + COURT_MARGIN * 2,
})

/** Width to height of what is shown of a court. */
export const streetRatio = (court: Court): number => {
  const { width, height } = streetOf(court)
  return width / height
}

const unit = (part: number, whole: number, name: string): string => `${String((part / whole) * 100)}${name}`

/** A place on the court as a CSS transform of what lies in the street's left upper corner, whatever its size. */
export const movedTo = ({ x, y }: Point, court: Court): string => {
  const { width, height } = streetOf(court)
  return `translate(${unit(x + COURT_MARGIN, width, 'cqw')}, ${unit(y + COURT_MARGIN, height, 'cqh')})`
}

/** The same where the court is drawn with so many millimetres a CSS pixel. */
export const movedToPx = ({ x, y }: Point, mmPerPx: number): string =>
  `translate(${String((x + COURT_MARGIN) / mmPerPx)}px, ${String((y + COURT_MARGIN) / mmPerPx)}px)`

/** A length as a CSS length. */
export const lengthOf = (mm: number, court: Court): string => unit(mm, streetOf(court).width, 'cqw')
