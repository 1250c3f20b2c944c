import { exactly, ONE, type Fixed } from './fixed.ts'

/**
 * The numbers of physics version 1, written down a second time (physics.md). Like the solver's they are doubles:
 * what is measured against the reference is rounding, and not how far 0.8 is from four fifths.
 */
export const RESTITUTION = {
  cap: exactly(0.8),
  edge: exactly(0.7),
  wall: exactly(0.7),
  post: exactly(0.75),
} as const satisfies Record<string, Fixed>

/** No two things separate more slowly after a contact: 1 mm/s. */
export const SMALLEST_REBOUND = ONE

/** Contacts that are no further apart are one instant, seconds. */
export const SAME_INSTANT = exactly(1e-10)

/** What passes something round and gets no deeper into it than this part of the reach's square is a graze. */
export const GRAZE = exactly(1e-12)

/** What touches something round already runs into it if it closes in by more than this part of its speed. */
export const TOUCHING_GRAZE = exactly(1e-12)

/** What closes in on a straight side by no more than this part of its speed slides along it. */
export const PARALLEL = exactly(1e-9)

/** Slower is standing still, mm/s. */
export const STANDSTILL = exactly(1e-9)

/** So many changes of motion a second are forgiven a cap. */
export const FORGIVEN = 1000n

/** A cap whose motion has changed so many times more does not bounce off what never moves, but slides along it. */
export const WORN = 1000n * ONE

/** One whose motion has changed so many times more is wedged, and stays where the next blow finds it. */
export const HELD = 1500n * ONE

/** The side of a wall piece goes on beyond its ends by this part of a cap's radius, where an end is but grazed. */
export const SLACK = exactly(1e-6)
