import { millis, type Millis } from '../ids.ts'
import type { Setup } from '../rulesets/ruleset.ts'

/** Turns in a row lost to the clock without one message that are walking out (R10.4). */
export const CLOCKS_TO_LEAVE = 3
/** The least time that the mover has when the server is back, ms (R3.8). */
export const GRACE_AFTER_OUTAGE = 10_000
/** Two who leave less than this apart have left in the same second, ms (R7.4). */
export const SAME_SECOND = 1_000

/** R3.2: the moment at which a turn that begins at `stillAt` is lost; null without a clock. */
export const deadlineAfter = (setup: Setup, stillAt: Millis): Millis | null =>
  setup.shotClock === null ? null : millis(stillAt + setup.shotClock * 1000)
