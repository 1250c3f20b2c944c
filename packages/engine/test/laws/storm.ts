import type { Involved } from './instants.ts'

/**
 * Where a cap is struck thousands of times in no time (two that fill a lane, a wedge that fits to the last bit), the
 * solver has its way out: a cap may stop bouncing off what never moves once it has been struck a thousand times, and
 * be held fast after fifteen hundred. No other shot comes near these numbers.
 */
const WORN = 1000
const HELD = 1500

/** Whether so much has happened to the body that it need not bounce any more. */
export const isWorn = ({ turns }: Involved): boolean => turns >= WORN

/** Whether so much more has happened to it that it may be stopped where it is. */
export const isHeld = ({ turns }: Involved): boolean => turns >= HELD
