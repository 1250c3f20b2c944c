import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Launch } from '../flick/launch.ts'
import type { Point } from '../geometry/point.ts'
import type { Contact } from '../physics/shot-trace.ts'
import { setVelocity } from './cap.ts'
import { createOpinionWorld, setTable, takeStep, type OpinionWorld } from './opinion-world.ts'

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
    if (world.caps.every(({ speed }) => speed === 0)) return false
    takeStep(world)
  }
  return true
}

/** Ordinary shots take about a hundred steps; the solver's bound is a hundred thousand events. */
const STEP_LIMIT = 20_000
