/** Why a connection is being made again; 'crowded' when as many as may be come from this network already. */
export type Interruption = 'line' | 'restarting' | 'moved' | 'crowded'

/** How a connection to a room stands. The last four are ends: only `open` leads out of them. */
export type LineStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly why: Interruption }
  /** Another tab or device of the same person has the seat. */
  | { readonly kind: 'taken-over' }
  | { readonly kind: 'over' }
  /** The admission's own word, or 'ticket', 'misuse', 'revoked', a room's 'removed' or 'closed', or the queue's 'kept-out'. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'closed' }
