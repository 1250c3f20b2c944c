import type { Court, Point } from '@skelly/engine'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import type { ShownShot } from '../shot/shown-shot.ts'
import { streetOf } from '../street.ts'

/** What the camera shows: this part of the street, so much larger. */
export interface Camera {
  /** 1 is the whole street. */
  readonly zoom: number
  /** The left upper corner of what is shown, as parts of the street: 0 to 1. */
  readonly left: number
  readonly top: number
}

/** Street that is kept in view round the caps that roll, mm. */
const AIR = 130
const MOST = 1.7
/** Less is not worth moving for. */
const LEAST = 1.2
/** On a court that is drawn larger than this every cap is seen well enough, mm a CSS pixel. */
const SMALL = 1.4
/** A shot that is over sooner is not worth following, in seconds on the screen. */
const SHORT = 0.5

const waysOf = ({ trace, bodies }: ShownShot): readonly Point[] =>
  trace.segments.flatMap((segments, body) =>
    segments.length === 0
      ? []
      : [...segments.map(({ from }) => from), trace.rest[body], bodies[body]?.at].filter(
          (at) => at !== undefined,
        ),
  )

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/**
 * Where the camera goes for a shot: as near as all that rolls stays in view, from the first moment to the last. Null
 * where the whole court is better: on a large screen, for wide shots and short ones, and while a moment is held.
 */
export const cameraOn = (court: Court, shot: ShownShot | null, mmPerPx: number): Camera | null => {
  if (shot?.clock.kind !== 'running' || mmPerPx < SMALL || shot.trace.duration / shot.clock.rate < SHORT)
    return null
  const ways = waysOf(shot)
  const street = streetOf(court)
  const [xs, ys] = [ways.map(({ x }) => x + COURT_MARGIN), ways.map(({ y }) => y + COURT_MARGIN)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = Math.min(
    MOST,
    street.width / (right - left + 2 * AIR),
    street.height / (bottom - top + 2 * AIR),
  )
  if (!(zoom >= LEAST)) return null
  const part = 1 / zoom
  return {
    zoom,
    left: within((left + right) / 2 / street.width - part / 2, 1 - part),
    top: within((top + bottom) / 2 / street.height - part / 2, 1 - part),
  }
}
