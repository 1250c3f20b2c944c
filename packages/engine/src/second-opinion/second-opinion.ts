import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Launch } from '../flick/launch.ts'
import type { Point } from '../geometry/point.ts'
import type { Contact } from '../physics/shot-trace.ts'
import { setVelocity, slidesFor, type Cap } from './cap.ts'
import { advance } from './matter-world.ts'
import { createOpinionWorld, setTable, type OpinionWorld } from './opinion-world.ts'
import { timeOfImpact } from './time-of-impact.ts'

/** What matter-js makes of a shot. */
export interface Opinion {
  /** Where each body lies when all have stopped, in mm: not rounded to the grid. */
  readonly rest: readonly Point[]
  /** In the order of their times. */
  readonly contacts: readonly Contact[]
  /** Whether the bound on steps was reached and everything was stopped where it was. */
  readonly bounded: boolean
}

/**
 * The shot that `simulate` computes, computed once more by another library and another method: matter-js moves the caps
 * from contact to contact, or stop, and exchanges their impulses. It decides nothing (docs/decisions/0019).
 * @param world kept by callers that ask for many opinions; it saves time and changes no result
 */
export const secondOpinion = (
  court: Court,
  bodies: readonly Body[],
  launch: Launch,
  world: OpinionWorld = createOpinionWorld(),
): Opinion => {
  setTable(world, court, bodies)
  const flicked = world.caps[launch.body]
  if (flicked !== undefined) setVelocity(flicked, launch.vx, launch.vy)
  const bounded = slide(world)
  return { rest: world.caps.map(({ x, y }) => ({ x, y })), contacts: world.contacts, bounded }
}

/** From step to step until everything lies still; returns whether it was stopped before. */
const slide = (world: OpinionWorld): boolean => {
  for (let step = 0; step < STEP_LIMIT; step += 1) {
    const seconds = nextStep(world)
    if (seconds === Infinity) return false
    world.now += seconds
    advance(world.matter, seconds)
  }
  return true
}

/** The seconds until something touches or stops; Infinity when nothing moves. */
const nextStep = (world: OpinionWorld): number => {
  let least = Infinity
  for (const cap of world.caps) least = Math.min(least, slidesFor(cap))
  if (least === Infinity) return Infinity
  world.caps.forEach((cap, place) => {
    least = Math.min(least, nextImpact(world, cap, place, least))
  })
  return least
}

/** When a cap runs into an obstacle or a cap that is listed after it; Infinity when not within `horizon`. */
const nextImpact = (
  { sight, caps, obstacles }: OpinionWorld,
  cap: Cap,
  place: number,
  horizon: number,
): number => {
  let least = Infinity
  for (let other = place + 1; other < caps.length; other += 1) {
    const against = caps[other]
    if (against === undefined || (cap.speed === 0 && against.speed === 0)) continue
    const [mover, met] = cap.speed > 0 ? [cap, against] : [against, cap]
    least = Math.min(least, timeOfImpact(sight, mover, met, Math.min(horizon, least)))
  }
  if (cap.speed === 0) return least
  for (const obstacle of obstacles) {
    least = Math.min(least, timeOfImpact(sight, cap, obstacle, Math.min(horizon, least)))
  }
  return least
}

/** An ordinary shot takes some twenty steps. */
const STEP_LIMIT = 20_000
