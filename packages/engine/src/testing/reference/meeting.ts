import type { Barrier, Round, Straight } from './barrier.ts'
import { fallOf } from './fall-of.ts'
import { times, type Fixed } from './fixed.ts'
import { GRAZE, PARALLEL, SLACK, TOUCHING_GRAZE } from './law.ts'
import { difference, sumOfSquares, valueAt, type Polynomial } from './polynomial.ts'
import { lengthOf, type Glide, type SlidingCap } from './sliding-cap.ts'

/** Two that run into each other, so many seconds from now. */
export interface Meeting {
  readonly time: Fixed
  readonly cap: SlidingCap
  readonly against: SlidingCap | Barrier
}

/** A cap and its way from now on. */
export interface Gliding {
  readonly cap: SlidingCap
  readonly glide: Glide
}

/** When two caps run into each other if nothing happens to either; null when they do not. */
export const whenCapsMeet = (one: Gliding, other: Gliding): Fixed | null => {
  const end = shorter(one.glide.stop, other.glide.stop)
  const [dx, dy] = [difference(other.glide.x, one.glide.x), difference(other.glide.y, one.glide.y)]
  return whenReached(dx, dy, one.cap.radius + other.cap.radius, end)
}

/** When a cap runs into something that never moves, if nothing happens to it before. */
export const whenCapHits = (gliding: Gliding, barrier: Barrier): Fixed | null => {
  if (barrier.kind === 'round') return whenCapHitsRound(gliding, barrier)
  const times = [
    whenCapHitsSide(gliding, barrier),
    ...endsOf(barrier).map((end) => whenCapHitsRound(gliding, end)),
  ]
  return times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first))
}

/** The sooner of two stops; a cap that lies still does not stop. */
const shorter = (one: Fixed, other: Fixed): Fixed => {
  if (one === 0n) return other
  return other === 0n || one < other ? one : other
}

const whenCapHitsRound = ({ cap, glide }: Gliding, { x, y, radius }: Circle): Fixed | null =>
  whenReached(difference(glide.x, [x]), difference(glide.y, [y]), cap.radius + radius, glide.stop)

type Circle = Pick<Round, 'x' | 'y' | 'radius'>

/** The ends of a wall piece as circles without extent; none of an edge. */
const endsOf = ({ x, y, ux, uy, length }: Straight): readonly Circle[] =>
  length === null
    ? []
    : [0n, length].map((along) => ({ x: x + times(along, ux), y: y + times(along, uy), radius: 0n }))

/** When two places are no further than `reach` apart; dx and dy are polynomials of time. */
const whenReached = (dx: Polynomial, dy: Polynomial, reach: Fixed, end: Fixed): Fixed | null => {
  const square = times(reach, reach)
  const gap = difference(sumOfSquares(dx, dy), [square])
  if ((gap[0] ?? 0n) <= 0n && isClosingIn(dx, dy, reach)) return 0n
  return fallOf(gap, end, -times(GRAZE, square))
}

const isClosingIn = ([x = 0n, vx = 0n]: Polynomial, [y = 0n, vy = 0n]: Polynomial, reach: Fixed): boolean =>
  -(times(x, vx) + times(y, vy)) > times(times(TOUCHING_GRAZE, reach), lengthOf(vx, vy))

/** Its distance from the line falls, and where it has come as near as its radius it is beside the piece. */
const whenCapHitsSide = ({ cap, glide }: Gliding, line: Straight): Fixed | null => {
  const [dx, dy] = [difference(glide.x, [line.x]), difference(glide.y, [line.y])]
  const across = combined(dx, line.uy, dy, -line.ux)
  const gap = (across[0] ?? 0n) > 0n ? across : across.map((coefficient) => -coefficient)
  const closing = -(gap[1] ?? 0n)
  if (closing <= times(PARALLEL, lengthOf(cap.vx, cap.vy))) return null
  const time = fallOf(difference(gap, [cap.radius]), glide.stop, 0n)
  if (time === null || line.length === null) return time
  const along = valueAt(combined(dx, line.ux, dy, line.uy), time)
  const slack = times(SLACK, cap.radius)
  return along >= -slack && along <= line.length + slack ? time : null
}

const combined = (x: Polynomial, factorX: Fixed, y: Polynomial, factorY: Fixed): Polynomial =>
  x.map((coefficient, power) => times(coefficient, factorX) + times(y[power] ?? 0n, factorY))
