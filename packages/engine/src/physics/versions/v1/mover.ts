import type { Body } from '../../../caps/body.ts'
import type { Point } from '../../../geometry/point.ts'
import type { Segment } from '../../shot-trace.ts'

/**
 * A body while the shot runs. It slides from its anchor (`x`, `y` at `since`) in the unit direction (`ux`, `uy`);
 * the anchor moves only when something happens to it, so that rounding does not add up. Mutable: the solver's own.
 */
export interface Mover {
  readonly kind: 'body'
  /** Index into the caller's list of bodies. */
  body: number
  /** Where it lay before the shot. */
  start: Point
  radius: number
  mass: number
  deceleration: number
  since: number
  x: number
  y: number
  ux: number
  uy: number
  speed: number
  /** When it stops if nothing happens to it; Infinity while it lies still. */
  stopsAt: number
  /** Where it is and how fast at the event that is being looked at. */
  hereX: number
  hereY: number
  hereSpeed: number
  /** When it runs into something that never moves, if no body comes in between; Infinity when it does not. */
  obstacleAt: number
  /** Whether the event changed its motion, and the velocity that it goes on with. */
  changed: boolean
  vx: number
  vy: number
  segments: Segment[]
}

export const createMover = (): Mover => ({
  kind: 'body',
  body: 0,
  start: { x: 0, y: 0 },
  radius: 0,
  mass: 0,
  deceleration: 0,
  since: 0,
  x: 0,
  y: 0,
  ux: 1,
  uy: 0,
  speed: 0,
  stopsAt: Infinity,
  hereX: 0,
  hereY: 0,
  hereSpeed: 0,
  obstacleAt: Infinity,
  changed: false,
  vx: 0,
  vy: 0,
  segments: [],
})

/** Lays the mover down where the body lies, at time 0 and at rest. */
export const layDown = (mover: Mover, { at, radius, mass, deceleration }: Body, body: number): void => {
  mover.body = body
  mover.radius = radius
  mover.mass = mass
  mover.deceleration = deceleration
  mover.since = 0
  mover.start = at
  mover.x = mover.hereX = at.x
  mover.y = mover.hereY = at.y
  mover.ux = 1
  mover.uy = 0
  mover.speed = mover.hereSpeed = 0
  mover.stopsAt = Infinity
  mover.obstacleAt = Infinity
  mover.changed = false
  mover.segments = []
}

/**
 * The order in which the solver takes bodies wherever one has to come first. No two start at one place, so it does
 * not depend on how the caller lists them: that is why the list's order can't change a shot by even a bit.
 */
export const byStart = (one: Mover, other: Mover): number =>
  one.start.x - other.start.x || one.start.y - other.start.y

/** Sets where the mover is at the time `now`, without moving its anchor. */
export const locate = (mover: Mover, now: number): void => {
  const { speed, deceleration } = mover
  if (speed === 0) return
  const elapsed = now - mover.since
  const hasStopped = now >= mover.stopsAt
  const way = hasStopped ? wayLeft(speed, deceleration) : (speed - 0.5 * deceleration * elapsed) * elapsed
  mover.hereX = mover.x + mover.ux * way
  mover.hereY = mover.y + mover.uy * way
  mover.hereSpeed = hasStopped ? 0 : Math.max(0, speed - deceleration * elapsed)
}

/** Marks a mover that the event involves and takes up the velocity it arrived with. */
export const involve = (mover: Mover): void => {
  if (mover.changed) return
  mover.changed = true
  mover.vx = mover.ux * mover.hereSpeed
  mover.vy = mover.uy * mover.hereSpeed
}

/** Anchors an involved mover where it is; it goes on with the velocity that the event left it. */
export const goOn = (mover: Mover, now: number): void => {
  const speed = Math.sqrt(mover.vx * mover.vx + mover.vy * mover.vy)
  const wasMoving = mover.hereSpeed > 0
  mover.since = now
  mover.x = mover.hereX
  mover.y = mover.hereY
  mover.speed = mover.hereSpeed = speed > STANDSTILL ? speed : 0
  mover.stopsAt = Infinity
  if (mover.speed > 0) {
    mover.ux = mover.vx / speed
    mover.uy = mover.vy / speed
    mover.stopsAt = now + speed / mover.deceleration
  }
  if (mover.speed > 0 || wasMoving) mover.segments.push(segmentOf(mover))
}

/** How far something slides before it stops, in mm. */
export const wayLeft = (speed: number, deceleration: number): number => (speed * speed) / (2 * deceleration)

/** The time to slide `way` mm, which must be within the way left: no cancellation, whatever the way. */
export const timeToSlide = (way: number, speed: number, deceleration: number): number =>
  (2 * way) / (speed + Math.sqrt(Math.max(0, speed * speed - 2 * deceleration * way)))

const segmentOf = ({ since, x, y, ux, uy, speed }: Mover): Segment => ({
  start: since,
  from: { x, y },
  ux,
  uy,
  speed,
})

/** Slower than this, in mm/s, is rounding and not motion. */
const STANDSTILL = 1e-9
