import { byStart, type Mover } from './mover.ts'
import type { Obstacle } from './obstacle.ts'

/** One of the contacts that happen at an instant: between two bodies, or a body and an obstacle. The solver's own. */
export interface Impact {
  mover: Mover
  against: Mover | Obstacle
  /** Unit normal from the mover to what it runs into. */
  nx: number
  ny: number
  /** The mass that an impulse along the normal feels. */
  mass: number
  /** The speed at which the two have to separate, mm/s. */
  rebound: number
  /** What has been exchanged so far; never pulls. */
  impulse: number
  /** The next one of the same instant. */
  next: Impact | null
}

/**
 * The contacts of one instant, from one side of the court to the other, however the bodies are listed: the last bits
 * depend on the order.
 */
export interface Impacts {
  first: Impact | null
  /** Used up ones, to be filled in anew. */
  spare: Impact | null
}

/** Adds one in its place; it is not filled in further. */
export const addImpact = (impacts: Impacts, mover: Mover, against: Mover | Obstacle): Impact => {
  const impact = takeSpare(impacts, mover, against)
  let before: Impact | null = null
  let after = impacts.first
  while (after !== null && byPlace(after, impact) <= 0) {
    before = after
    after = after.next
  }
  impact.next = after
  if (before === null) impacts.first = impact
  else before.next = impact
  return impact
}

/** Empties the list; what was in it will be filled in anew. */
export const discardImpacts = (impacts: Impacts): void => {
  let impact = impacts.first
  while (impact !== null) {
    const { next } = impact
    impact.next = impacts.spare
    impacts.spare = impact
    impact = next
  }
  impacts.first = null
}

const takeSpare = (impacts: Impacts, mover: Mover, against: Mover | Obstacle): Impact => {
  const impact = impacts.spare
  if (impact === null) return createImpact(mover, against)
  impacts.spare = impact.next
  impact.mover = mover
  impact.against = against
  return impact
}

const createImpact = (mover: Mover, against: Mover | Obstacle): Impact => ({
  mover,
  against,
  nx: 0.5,
  ny: 0.5,
  mass: 0.5,
  rebound: 0.5,
  impulse: 0.5,
  next: null,
})

/** By the one of the two bodies that comes first, then by the other; obstacles keep the court's order. */
const byPlace = (one: Impact, other: Impact): number =>
  byStart(foremost(one), foremost(other)) || byStart(hindmost(one), hindmost(other))

const foremost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) < 0 ? against : mover

const hindmost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) > 0 ? against : mover
