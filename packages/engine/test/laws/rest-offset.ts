import { motionOf } from './instants.ts'
import type { Played } from './played.ts'

/** How far the bodies lie at rest from the ends of their ways, the furthest of them, in mm: what rounding moved it by. */
export const restOffset = ({ trace, bodies }: Played): number => {
  const offsets = bodies.map((body, place) => {
    const end = motionOf(trace.segments[place]?.at(-1), body, Infinity).at
    const laid = trace.rest[place]
    return laid === undefined ? NaN : Math.hypot(laid.x - end.x, laid.y - end.y)
  })
  return Math.max(...offsets)
}
