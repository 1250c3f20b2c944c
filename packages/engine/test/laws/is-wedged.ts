import { GRID, mayLieAt, onGrid, type Point } from '../../src/index.ts'
import { motionOf } from './instants.ts'
import type { Played } from './played.ts'

/**
 * Whether a body's way ends where there is no room for it on the grid for a quarter of a millimetre around, even if
 * nothing lay there but what has not moved: then nobody could lay it down.
 */
export const isWedged = ({ court, bodies, trace }: Played): boolean => {
  const hasMoved = (body: number): boolean => (trace.segments[body] ?? []).length > 0
  const settled = bodies.filter((_, body) => !hasMoved(body))
  return bodies.some((body, place) => {
    const end = motionOf(trace.segments[place]?.at(-1), body, Infinity).at
    const mayLie = (at: Point): boolean => mayLieAt(court, { at, radius: body.radius }, settled)
    return hasMoved(place) && !placesAround(end).some(mayLie)
  })
}

const placesAround = (end: Point): readonly Point[] => {
  const { x, y } = onGrid(end)
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) / GRID)
  return steps.flatMap((down) => steps.map((across) => ({ x: x + across, y: y + down })))
}

const STEPS = 256
