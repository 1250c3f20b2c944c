import { positionAt, type Body, type Point, type ShotTrace } from '@skelly/engine'

/** How far back in the shot a cap's trail reaches, in simulated seconds. */
const SECONDS = 0.07
const STEPS = 6

/** Where a body has just been, the oldest place first: shorter the slower it is, nothing but its place at rest. */
export const trailAt = (
  trace: ShotTrace,
  bodies: readonly Body[],
  body: number,
  time: number,
): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) =>
    positionAt(trace, bodies, body, Math.max(0, time - SECONDS * (1 - step / STEPS))),
  )
