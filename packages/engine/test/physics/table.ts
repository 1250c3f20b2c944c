import { bodyOf } from '../../src/caps/body-of.ts'
import type { Body } from '../../src/caps/body.ts'
import type { Fill } from '../../src/caps/fill.ts'
import type { Court } from '../../src/court/court.ts'
import type { Flick } from '../../src/flick/flick.ts'
import { launchOf } from '../../src/flick/launch-of.ts'
import type { ShotTrace } from '../../src/physics/shot-trace.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'

/** Bare ground without an edge, wide enough for any slide. */
export const openGround: Court = {
  width: 10_000,
  height: 10_000,
  closed: false,
  boxes: [],
  skull: null,
  start: null,
  places: [],
  posts: [],
  walls: [],
}

export const capAt = (x: number, y: number, fill: Fill = 'empty', grip = 100): Body =>
  bodyOf(fill, { x, y }, grip)

/** Flicks the first of the caps, which has the fill that is named. */
export const shoot = (court: Court, bodies: readonly Body[], flick: Flick, fill: Fill = 'empty'): ShotTrace =>
  simulate(court, bodies, launchOf(flick, fill, 0))

/** Launches the first of the caps at a velocity of its own. */
export const launch = (court: Court, bodies: readonly Body[], vx: number, vy: number): ShotTrace =>
  simulate(court, bodies, { body: 0, vx, vy })

/** The velocity that a body goes on with after its n-th event, the launch counted as 0. */
export const velocityAfter = (trace: ShotTrace, body: number, event: number): readonly [number, number] => {
  const segment = trace.segments[body]?.[event]
  if (segment === undefined) throw new Error(`body ${String(body)} has no segment ${String(event)}`)
  return [segment.ux * segment.speed, segment.uy * segment.speed]
}
