/** The ways of play whose games are stored. */
export const STORED_WAYS = ['ranked', 'online', 'machine', 'solo'] as const
export const SEAT_RESULTS = ['won', 'lost', 'void'] as const
export const ENDINGS = ['knockouts', 'last-box', 'resigned', 'walked-out', 'void'] as const
export const GAME_EVENTS = ['knockout', 'double-kill', 'walk-out'] as const
export const SPANS = ['week', 'month'] as const
export const LENGTHS = ['short', 'middle', 'long'] as const
export const REPLAY_ORDERS = ['newest', 'oldest', 'longest', 'shortest'] as const

/** Which replays a visitor wants to see, as the address says it: what is not said is not there. */
export interface ReplayWishes {
  /** Who played, and who else. */
  readonly player?: string | undefined
  readonly against?: string | undefined
  /** For `player`. */
  readonly result?: (typeof SEAT_RESULTS)[number] | undefined
  readonly way?: (typeof STORED_WAYS)[number] | undefined
  readonly ending?: (typeof ENDINGS)[number] | undefined
  readonly event?: (typeof GAME_EVENTS)[number] | undefined
  /** Since Monday or the first of the month, 0:00 UTC. */
  readonly days?: (typeof SPANS)[number] | undefined
  /** Days of UTC as YYYY-MM-DD, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly length?: (typeof LENGTHS)[number] | undefined
  /** Flicks, both included. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Newest first where it is not said. */
  readonly order?: (typeof REPLAY_ORDERS)[number] | undefined
}

/** Which page of them: the one after a replay, or before it. */
export interface ReplaySpot {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export type WishName = keyof ReplayWishes
