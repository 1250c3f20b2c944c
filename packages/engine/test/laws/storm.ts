import type { Involved } from './instants.ts'

/**
 * Where a cap is struck thousands of times in no time (two that fill a lane, a wedge that fits to the last bit), the
 * solver has its way out: after a thousand changes of its motion a cap no longer bounces off what never moves, after
 * fifteen hundred it is held fast. A stop is a change too, and there is at most one to a contact, so that half as
 * many contacts may do. No other shot comes near these numbers.
 */
const WORN = 500
const HELD = 750

/** Whether so much has happened to the body that it need not bounce any more. */
export const isWorn = ({ contacts }: Involved): boolean => contacts >= WORN

/** Whether so much more has happened to it that it may be stopped where it is. */
export const isHeld = ({ contacts }: Involved): boolean => contacts >= HELD
