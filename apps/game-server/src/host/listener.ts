import type { Seat } from '@skelly/engine'

/** Whom a host can tell something: a player by seat, or a watcher by player id. */
export type Listener = Seat | string

/** The seat of a listener; null for a watcher. */
export const seatOf = (listener: Listener): Seat | null => (typeof listener === 'string' ? null : listener)
