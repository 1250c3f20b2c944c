/** How much of the closing speed comes back, by what a cap runs into (physics version 1). */
export const RESTITUTION = { cap: 0.8, edge: 0.7, wall: 0.7, post: 0.75 } as const

/**
 * No two things separate more slowly than this after a contact, mm/s. Without it a cap that pushes another, more
 * strongly braked one would touch it without end.
 */
export const SMALLEST_REBOUND = 1

/** The speed at which two things separate that ran into each other at `closing` mm/s. */
export const reboundOf = (restitution: number, closing: number): number =>
  Math.max(restitution * closing, SMALLEST_REBOUND)
