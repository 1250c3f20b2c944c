import type { Ending, GameEvent, Way } from '@skelly/engine'

/** What a list of replays is sorted by. */
export const REPLAY_ORDERS = ['newest', 'oldest', 'longest', 'shortest'] as const
export type ReplayOrder = (typeof REPLAY_ORDERS)[number]

/** How a game ended for one who played it. */
export const SEAT_RESULTS = ['won', 'lost', 'void'] as const
export type SeatResult = (typeof SEAT_RESULTS)[number]

/** Which replays are looked for: all that is said holds of each; null where nothing is said. */
export interface ReplayQuestion {
  /** Who played. */
  readonly playerId: string | null
  /** Who played, too. */
  readonly otherId: string | null
  /** Of `playerId`. */
  readonly result: SeatResult | null
  readonly way: Way | null
  readonly ending: Ending | null
  readonly event: GameEvent | null
  /** Epoch milliseconds at which the game ended: from the first on, and before the second. */
  readonly from: number | null
  readonly until: number | null
  /** Flicks, both included. */
  readonly least: number | null
  readonly most: number | null
  readonly order: ReplayOrder
  /** Whose private games are shown: they who ask, as all that they are. */
  readonly viewerIds: readonly string[]
}

/** Where a replay stands in every list that it is in. */
export interface ReplayKey {
  readonly flicks: number
  /** Epoch milliseconds. */
  readonly endedAt: number
  readonly replayId: string
}

/** From where on, and which way: a page that comes before a replay is read upwards. */
export type ReplayStart =
  | { readonly kind: 'top' }
  | { readonly kind: 'after'; readonly key: ReplayKey }
  | { readonly kind: 'before'; readonly key: ReplayKey }
