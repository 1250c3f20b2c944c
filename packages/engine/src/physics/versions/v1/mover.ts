import type { Body } from '../../../caps/body.ts'
import type { Point } from '../../../geometry/point.ts'
import type { Segment } from '../../shot-trace.ts'
import { createRefilledList, type RefilledList } from './refilled-list.ts'

/**
 * A body while the shot runs. It slides from its anchor (`x`, `y` at `since`) in the unit direction (`ux`, `uy`);
 * the anchor moves only when something happens to it, so that rounding does not add up. Mutable: the solver's own.
 */
export interface Mover {
  readonly kind: 'body'
  /** Index into the caller's list of bodies. */
  readonly body: number
  /** It with each of the others. */
  readonly pairs: Pair[]
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
  /** Whether it is one of those that the shot has involved so far (`Workspace.inPlay`), and the one before it. */
  isInPlay: boolean
  nextInPlay: Mover | null
  /** Whether the event changed its motion, and the velocity that it goes on with. */
  changed: boolean
  vx: number
  vy: number
  /** How often its motion has changed of late (`storm.ts`). */
  storm: number
  readonly segments: RefilledList<Segment>
  /** Whether it has its place of rest, `hereX` and `hereY` on the grid; so has everything that does not move. */
  isSettled: boolean
  /** Below 0 when it has to take its place of rest before the others (`rounding.ts`): the lowest first. */
  rank: number
}

/** Two bodies and when they run into each other if nothing happens to either before; Infinity when they do not. */
export interface Pair {
  readonly a: Mover
  readonly b: Mover
  due: number
}

/** A mover that lies still. No number is whole at first, so that V8 keeps all of them as doubles from the start. */
export const createMover = (body: number): Mover => {
  const mover: Mover = {
    kind: 'body',
    body,
    pairs: [],
    start: { x: 0.5, y: 0.5 },
    radius: 0.5,
    mass: 0.5,
    deceleration: 0.5,
    since: 0.5,
    x: 0.5,
    y: 0.5,
    ux: 0.5,
    uy: 0.5,
    speed: 0.5,
    stopsAt: Infinity,
    hereX: 0.5,
    hereY: 0.5,
    hereSpeed: 0.5,
    obstacleAt: Infinity,
    isInPlay: false,
    nextInPlay: null,
    changed: false,
    vx: 0.5,
    vy: 0.5,
    storm: 0.5,
    segments: createRefilledList(),
    isSettled: true,
    rank: 0.5,
  }
  putToRest(mover)
  return mover
}

/** Lays a resting mover down where the body lies. */
export const layDown = (mover: Mover, { at, radius, mass, deceleration }: Body): void => {
  mover.start = at
  mover.hereX = at.x
  mover.hereY = at.y
  mover.radius = radius
  mover.mass = mass
  mover.deceleration = deceleration
}

/** Takes from a mover everything that a shot has left in it. */
export const putToRest = (mover: Mover): void => {
  mover.since = 0
  mover.ux = 1
  mover.uy = 0
  mover.speed = mover.hereSpeed = 0
  mover.stopsAt = Infinity
  mover.obstacleAt = Infinity
  mover.storm = 0
  mover.isInPlay = false
  mover.changed = false
  mover.isSettled = true
  mover.rank = 0
  for (const pair of mover.pairs) pair.due = Infinity
  mover.segments.count = 0
  mover.nextInPlay = null
}

/**
 * The order in which the solver takes bodies wherever one has to come first. No two start at one place, so it does
 * not depend on how the caller lists them: that is why the list's order can't change a shot by even a bit.
 */
export const byStart = (one: Mover, other: Mover): number =>
  one.start.x - other.start.x || one.start.y - other.start.y
