import type { Body } from '../caps/body.ts'
import type { Point } from '../geometry/point.ts'
import type { Segment, ShotTrace } from './shot-trace.ts'
import { slideAfter } from './slide-after.ts'

/**
 * Where a body is at a time of the shot, in seconds from the launch. Before it moves it is where it lay, once it has
 * stopped it is at its place on the grid, which may be up to a thousandth of a millimetre off the way's last point.
 * @param bodies those that were simulated
 * @param body an index into them
 */
export const positionAt = (trace: ShotTrace, bodies: readonly Body[], body: number, time: number): Point => {
  const moved = bodies[body]
  const end = trace.rest[body]
  if (moved === undefined || end === undefined) throw new RangeError(`there is no body ${String(body)}`)
  const segment = trace.segments[body]?.findLast(({ start }) => start <= time)
  if (segment === undefined) return moved.at
  const isLast = segment === trace.segments[body]?.at(-1)
  if (isLast && (time >= trace.duration || hasStopped(segment, moved, time))) return end
  const way = slideAfter(segment, moved, time)
  return { x: segment.from.x + segment.ux * way, y: segment.from.y + segment.uy * way }
}

const hasStopped = ({ start, speed }: Segment, { deceleration }: Body, time: number): boolean =>
  (time - start) * deceleration >= speed
