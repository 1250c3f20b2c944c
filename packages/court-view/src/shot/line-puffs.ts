import {
  chalkOutlines,
  type Body,
  type Court,
  type Point,
  type Segment,
  type ShotTrace,
} from '@skelly/engine'
import type { Puff } from './puff.ts'

/** A cap that goes over a line this fast raises all the dust that a line gives, mm/s; a slower one than the other none. */
const FAST = 3000
const SLOW = 500
/** A line gives less than a knock. */
const MOST_FORCE = 0.45

/** A chalk line inside the court: where it lies on one axis, and from where to where on the other. */
interface Line {
  readonly across: 'x' | 'y'
  readonly lies: number
  readonly from: number
  readonly to: number
}

const OTHER = { x: 'y', y: 'x' } as const

const known = new WeakMap<Court, readonly Line[]>()

/** A court never changes: its lines are looked for once. */
const linesOf = (court: Court): readonly Line[] => {
  const lines =
    known.get(court) ??
    chalkOutlines(court).flatMap(({ left, top, right, bottom }): readonly Line[] => [
      { across: 'x', lies: left, from: top, to: bottom },
      { across: 'x', lies: right, from: top, to: bottom },
      { across: 'y', lies: top, from: left, to: right },
      { across: 'y', lies: bottom, from: left, to: right },
    ])
  known.set(court, lines)
  return lines
}

/** How far along its way a segment comes to a line, mm; null where it does not. */
const wayTo = ({ from, ux, uy }: Segment, { across, lies, from: begin, to: end }: Line): number | null => {
  const direction = { x: ux, y: uy }
  if (Math.abs(direction[across]) < 1e-6) return null
  const way = (lies - from[across]) / direction[across]
  const other = OTHER[across]
  const beside = from[other] + direction[other] * way
  return way > 0 && beside >= begin && beside <= end ? way : null
}

const crossing = (segment: Segment, line: Line, deceleration: number, until: number): Puff | null => {
  const way = wayTo(segment, line)
  if (way === null || deceleration <= 0) return null
  const { from, ux, uy, speed, start } = segment
  const square = speed * speed - 2 * deceleration * way
  if (square < SLOW * SLOW) return null
  const left = Math.sqrt(square)
  const time = start + (speed - left) / deceleration
  const at: Point = { x: from.x + ux * way, y: from.y + uy * way }
  return time >= until ? null : { time, at, force: MOST_FORCE * Math.min(1, left / FAST), kind: 'line' }
}

/** The dust of every chalk line that a cap goes over quickly enough. */
export const linePuffs = (trace: ShotTrace, bodies: readonly Body[], court: Court): readonly Puff[] =>
  bodies.flatMap(({ deceleration }, body) => {
    const segments = trace.segments[body] ?? []
    return segments.flatMap((segment, place) => {
      const until = segments[place + 1]?.start ?? trace.duration
      return linesOf(court).flatMap((line) => crossing(segment, line, deceleration, until) ?? [])
    })
  })
