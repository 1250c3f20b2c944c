import type { Segment } from '../../shot-trace.ts'
import type { Mover } from './mover.ts'
import { add } from './refilled-list.ts'
import { countChange } from './storm.ts'
import type { Workspace } from './workspace.ts'

/** Sets where a moving body is at the time `now`, without moving its anchor. */
export const locate = (mover: Mover, now: number): void => {
  const { speed, deceleration } = mover
  const elapsed = now - mover.since
  const hasStopped = now >= mover.stopsAt
  const way = hasStopped ? wayLeft(speed, deceleration) : (speed - 0.5 * deceleration * elapsed) * elapsed
  mover.hereX = mover.x + mover.ux * way
  mover.hereY = mover.y + mover.uy * way
  mover.hereSpeed = hasStopped ? 0 : Math.max(0, speed - deceleration * elapsed)
}

/** Marks a mover that the event involves and takes up the velocity it arrived with. */
export const involve = (mover: Mover, workspace: Workspace): void => {
  if (mover.changed) return
  mover.changed = true
  mover.vx = mover.ux * mover.hereSpeed
  mover.vy = mover.uy * mover.hereSpeed
  if (mover.isInPlay) return
  mover.isInPlay = true
  mover.nextInPlay = workspace.inPlay
  workspace.inPlay = mover
}

/** Anchors an involved mover where it is; it goes on with the velocity that the event left it. */
export const goOn = (mover: Mover, now: number): void => {
  const speed = Math.sqrt(mover.vx * mover.vx + mover.vy * mover.vy)
  const wasMoving = mover.hereSpeed > 0
  countChange(mover, now)
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
  if (mover.speed === 0 && !wasMoving) return
  add(mover.segments, segmentOf(mover))
  mover.isSettled = false
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
