import { closingSpeed, gapOf, isClosing } from './approach.ts'
import type { Cap } from './cap.ts'
import type { Obstacle } from './obstacle.ts'
import { look, type Sight } from './sight.ts'

/** Two this close touch, mm: some five times what rounding leaves of a distance on the street. */
export const TOUCHING = 1e-12

/**
 * In how many seconds a cap runs into the other thing if nothing comes in between; Infinity when not within
 * `horizon`, by which neither may have stopped.
 *
 * By conservative advancement (Mirtich 1996), of the second order: at every instant a parabola lies below the distance's
 * square from there on, so that going on to where the parabola ends can't miss a contact. The solver's way, which
 * isolates roots of a polynomial, is not gone here: the two would share their faults.
 */
export const timeOfImpact = (sight: Sight, cap: Cap, against: Cap | Obstacle, horizon: number): number => {
  const bend = bendOf(cap, against)
  const fastest = cap.speed + (against.kind === 'cap' ? against.speed : 0)
  let ahead = 0
  for (let step = 0; step < STEP_LIMIT; step += 1) {
    look(sight, cap, against, ahead)
    const gap = gapOf(sight)
    if (gap <= TOUCHING) {
      // the last step takes away what is left of the gap, so that no contact comes early by it
      if (isClosing(sight, ahead === 0 ? sight.touchingGraze : sight.graze))
        return Math.max(0, ahead + gap / closingSpeed(sight))
      if (bend === 0) return Infinity
    }
    if (gap > fastest * (horizon - ahead)) return Infinity
    ahead += Math.max(safeStep(sight, bend, fastest), gap <= TOUCHING ? NUDGE : 0)
    if (ahead > horizon) return Infinity
  }
  return isClosing(sight, sight.graze) ? ahead : Infinity
}

/**
 * For how long the two certainly don't touch. The square of the distance falls with the slope that it has, and its
 * slope falls by no more than twice the distance times `bend`; half of the distance is gone at most in a step.
 */
const safeStep = (sight: Sight, bend: number, fastest: number): number => {
  const { x, y, vx, vy, reach } = sight
  const squared = x * x + y * y
  const slope = 2 * (x * vx + y * vy)
  const above = Math.max(0, squared - reach * reach)
  if (bend === 0) return slope < 0 ? above / -slope : Infinity
  const distance = Math.sqrt(squared)
  const sag = 2 * 1.5 * distance * bend
  const root = Math.sqrt(slope * slope + 2 * sag * above)
  const step = slope < 0 ? (2 * above) / (root - slope) : (slope + root) / sag
  return Math.min(step, distance / (2 * fastest))
}

/**
 * By how much the velocity that the one has as seen from the other changes, mm/s². 0 where the other lies still: the
 * way is straight then, what it passes is convex, and friction only bends the distance's square upwards.
 */
const bendOf = (cap: Cap, against: Cap | Obstacle): number => {
  if (against.kind !== 'cap' || against.speed === 0) return 0
  const x = (cap.vx / cap.speed) * cap.deceleration - (against.vx / against.speed) * against.deceleration
  const y = (cap.vy / cap.speed) * cap.deceleration - (against.vy / against.speed) * against.deceleration
  return Math.max(Math.sqrt(x * x + y * y), LEAST_BEND)
}

/** Head-on contacts take five steps, a graze from afar some forty. */
const STEP_LIMIT = 200

/** Seconds by which two that touch and don't close in are looked at again: a gap changes by 1e-11 mm in it. */
const NUDGE = 1e-7

/** For two caps that move alike, mm/s²: a step has to have an end. */
const LEAST_BEND = 1e-6
