import type { Body } from '../../caps/body.ts'
import { FORGIVEN } from './law.ts'
import { exactly, ONE, over, rootOf, times, type Fixed } from './fixed.ts'
import { derivativeOf, valueAt, type Polynomial } from './polynomial.ts'

/** A cap while the reference's clock goes on: where it is now and how fast. Mutable. */
export interface SlidingCap {
  readonly kind: 'cap'
  /** Index into the caller's list. */
  readonly body: number
  readonly radius: Fixed
  /** 1 / mass */
  readonly lightness: Fixed
  readonly deceleration: Fixed
  x: Fixed
  y: Fixed
  vx: Fixed
  vy: Fixed
  /** How often its motion has changed of late, and when it last did. */
  changes: Fixed
  changedAt: Fixed
}

/** A cap's way until it stops, if nothing happens to it: its place as polynomials of the time from now. */
export interface Glide {
  /** Seconds from now; 0 for a cap that lies still. */
  readonly stop: Fixed
  readonly x: Polynomial
  readonly y: Polynomial
}

export const slidingCap = ({ at, radius, mass, deceleration }: Body, body: number): SlidingCap => ({
  kind: 'cap',
  body,
  radius: exactly(radius),
  lightness: over(ONE, exactly(mass)),
  deceleration: exactly(deceleration),
  x: exactly(at.x),
  y: exactly(at.y),
  vx: 0n,
  vy: 0n,
  changes: 0n,
  changedAt: 0n,
})

/** Counts a change of motion, so that what bounces to and fro without end can be told from what plays. */
export const countChange = (cap: SlidingCap, now: Fixed): void => {
  const left = cap.changes - FORGIVEN * (now - cap.changedAt)
  cap.changes = (left > 0n ? left : 0n) + ONE
  cap.changedAt = now
}

/** The length of a vector. */
export const lengthOf = (x: Fixed, y: Fixed): Fixed => rootOf(times(x, x) + times(y, y))

export const glideOf = ({ x, y, vx, vy, deceleration }: SlidingCap): Glide => {
  const speed = lengthOf(vx, vy)
  if (speed === 0n) return { stop: 0n, x: [x, 0n, 0n], y: [y, 0n, 0n] }
  const brake = over(deceleration, 2n * speed)
  return {
    stop: over(speed, deceleration),
    x: [x, vx, -times(brake, vx)],
    y: [y, vy, -times(brake, vy)],
  }
}

/** Lets a cap slide on its way for so many seconds, or until it stops. */
export const slideOn = (cap: SlidingCap, { stop, x, y }: Glide, time: Fixed): void => {
  const stops = time >= stop
  const until = stops ? stop : time
  cap.x = valueAt(x, until)
  cap.y = valueAt(y, until)
  cap.vx = stops ? 0n : valueAt(derivativeOf(x), until)
  cap.vy = stops ? 0n : valueAt(derivativeOf(y), until)
}
