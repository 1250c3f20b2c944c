import { timeToSlide, wayLeft } from './motion.ts'
import type { Mover, Pair } from './mover.ts'
import { firstFall } from './quartic-root.ts'
import { slideToRound, TOUCHING_GRAZE } from './ray-cast.ts'
import type { Workspace, WritableQuartic } from './workspace.ts'

/** Finds out when the two touch next, seen from `now`, at which both have been located. */
export const lookAhead = (pair: Pair, workspace: Workspace): void => {
  const { a, b } = pair
  if (a.hereSpeed === 0) lookAtResting(pair, b, a, workspace)
  else if (b.hereSpeed === 0) lookAtResting(pair, a, b, workspace)
  else lookAtMoving(pair, workspace)
}

/** One moves, the other lies still: a ray-cast in distance; time follows from it. */
const lookAtResting = (pair: Pair, mover: Mover, resting: Mover, workspace: Workspace): void => {
  pair.due = Infinity
  const { hereSpeed, deceleration } = mover
  if (hereSpeed === 0) return
  const slide = slideToRound(mover, resting.hereX, resting.hereY, resting.radius)
  if (slide <= wayLeft(hereSpeed, deceleration))
    pair.due = workspace.now + timeToSlide(slide, hereSpeed, deceleration)
}

/** Both move, until one of them stops: that is the horizon. */
const lookAtMoving = (pair: Pair, workspace: Workspace): void => {
  pair.due = Infinity
  const { a, b } = pair
  const horizon = Math.min(a.stopsAt, b.stopsAt) - workspace.now
  if (!(horizon > 0) || stayApart(a, b, horizon)) return
  pair.due = workspace.now + horizon * firstTouch(a, b, horizon, workspace.quartic)
}

/** Whether the two bodies' ways within the horizon lie too far apart, in x or in y, for them to meet. */
const stayApart = (a: Mover, b: Mover, horizon: number): boolean => {
  const reach = a.radius + b.radius
  const wayA = slideIn(a, horizon)
  const wayB = slideIn(b, horizon)
  return (
    areApart(a.hereX, a.ux * wayA, b.hereX, b.ux * wayB, reach) ||
    areApart(a.hereY, a.uy * wayA, b.hereY, b.uy * wayB, reach)
  )
}

const areApart = (a: number, wayA: number, b: number, wayB: number, reach: number): boolean =>
  Math.min(a, a + wayA) - Math.max(b, b + wayB) > reach ||
  Math.min(b, b + wayB) - Math.max(a, a + wayA) > reach

const slideIn = (mover: Mover, time: number): number =>
  (mover.hereSpeed - 0.5 * mover.deceleration * time) * time

/**
 * Both move: their distance's square, less that at which they touch, is a quartic in time. Time is counted in parts
 * of the horizon, so that the coefficients are all mm² and the roots sought lie in [0, 1].
 */
const firstTouch = (a: Mover, b: Mover, horizon: number, quartic: WritableQuartic): number => {
  const reach = a.radius + b.radius
  const x0 = b.hereX - a.hereX
  const y0 = b.hereY - a.hereY
  const x1 = (b.ux * b.hereSpeed - a.ux * a.hereSpeed) * horizon
  const y1 = (b.uy * b.hereSpeed - a.uy * a.hereSpeed) * horizon
  const half = 0.5 * horizon * horizon
  const x2 = (a.ux * a.deceleration - b.ux * b.deceleration) * half
  const y2 = (a.uy * a.deceleration - b.uy * b.deceleration) * half
  quartic.c4 = x2 * x2 + y2 * y2
  quartic.c3 = 2 * (x2 * x1 + y2 * y1)
  quartic.c2 = x1 * x1 + y1 * y1 + 2 * (x2 * x0 + y2 * y0)
  quartic.c1 = 2 * (x1 * x0 + y1 * y0)
  quartic.c0 = x0 * x0 + y0 * y0 - reach * reach
  if (quartic.c0 <= 0 && -(x1 * x0 + y1 * y0) > TOUCHING_GRAZE * reach * Math.sqrt(x1 * x1 + y1 * y1))
    return 0
  return firstFall(quartic, GRAZE_DEPTH * reach * reach)
}

/** A dip less deep than this part of the reach's square is a graze: the square of the cosine in `ray-cast.ts`. */
const GRAZE_DEPTH = -1e-12
