import type { Body, Segment, ShotTrace } from '@skelly/engine'

interface Velocity {
  readonly x: number
  readonly y: number
}

const STILL: Velocity = { x: 0, y: 0 }

const velocityIn = (segment: Segment | undefined, deceleration: number, time: number): Velocity => {
  if (segment === undefined) return STILL
  const speed = Math.max(0, segment.speed - deceleration * (time - segment.start))
  return { x: segment.ux * speed, y: segment.uy * speed }
}

/**
 * How much momentum a body takes up in a contact at this moment of a shot, in masses of an empty shell times mm/s; 0
 * when nothing of it begins there.
 */
export const momentumPassed = (
  trace: ShotTrace,
  bodies: readonly Body[],
  body: number,
  time: number,
): number => {
  const segments = trace.segments[body] ?? []
  const { deceleration = 0, mass = 0 } = bodies[body] ?? {}
  const place = segments.findIndex(({ start }) => Math.abs(start - time) < 1e-6)
  if (place < 0) return 0
  const before = velocityIn(segments[place - 1], deceleration, time)
  const after = velocityIn(segments[place], 0, time)
  return mass * Math.hypot(after.x - before.x, after.y - before.y)
}
