import type { Millis, Seat } from '@skelly/engine'

/**
 * Why a connection is gone. `closed`: on purpose. `network`: the line broke, or nothing was heard on it. `replaced`: another
 * tab or device took the seat over. `server`: it went down, or another one took the match over.
 */
export type LostReason = 'closed' | 'network' | 'misuse' | 'replaced' | 'server'

/** What became of a connection, as evidence should the game be abandoned (R10.7). */
export type ConnectionEvent = { readonly at: Millis } & (
  | { readonly seat: Seat; readonly kind: 'found' | 'hidden' | 'shown'; readonly reason: null }
  | { readonly seat: Seat; readonly kind: 'lost'; readonly reason: LostReason }
  /** Whether there was a valid message in the turn. */
  | { readonly seat: Seat; readonly kind: 'clock-out'; readonly reason: 'input' | 'none' }
  /** The match was taken up from its journal. */
  | { readonly seat: null; readonly kind: 'server-start'; readonly reason: null }
)
