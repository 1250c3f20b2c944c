/** Direction components run from −2²⁰ to 2²⁰. */
export const DIRECTION_LIMIT = 1_048_576
/** Strength is a whole number from 1 to 1000, in thousandths of a full pull (R3.1). */
export const STRENGTH_LIMIT = 1000

/** One flick as whole numbers: the only input that physics ever gets (physics.md). Not (0, 0) (R3.8). */
export interface Flick {
  readonly dx: number
  readonly dy: number
  readonly strength: number
}
