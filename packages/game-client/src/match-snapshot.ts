import type { Flick, Match, Ply, Seat, ShotId, SkellyState } from '@skelly/engine'
import {
  POLICY,
  type EntryNews,
  type MatchResult,
  type Refused,
  type RematchWish,
  type SeatPresence,
  type TableFacts,
} from '@skelly/protocol'
import type { LineStatus } from './line-status.ts'

/** An own flick that was sent and is not answered yet. */
export interface PendingFlick {
  readonly ply: Ply
  readonly shotId: ShotId
  readonly flick: Flick
}

/** All that a client knows of its match: a new object on every change, never mutated. */
export interface MatchSnapshot {
  readonly status: LineStatus
  /** Null until the server's first welcome; kept while the connection is made again. */
  readonly match: Match<SkellyState> | null
  /** Null for a watcher, and until the first welcome. */
  readonly seat: Seat | null
  /** Null until the first welcome. */
  readonly table: TableFacts | null
  /** By seat. */
  readonly presences: readonly SeatPresence[]
  /** How many watch. */
  readonly watchers: number
  /** Milliseconds after `heardAt` at which a quiet player has left (R10.3). */
  readonly silence: number
  /** Whether the server's stores are away and the game stands still. */
  readonly paused: boolean
  /** Whether the server is being asked what happened while the line was lost: `onMissed` tells. */
  readonly catchingUp: boolean
  readonly lastEntry: EntryNews | null
  readonly pending: PendingFlick | null
  /** The newest refusal; null again with the next accepted entry. */
  readonly refusal: Refused | null
  /** Told by the server when the match was settled; null when this client was not there then. */
  readonly result: MatchResult | null
  /** Who is for a rematch, while one may be agreed upon. */
  readonly rematch: RematchWish | null
  /** The rematch that was agreed upon: go on to it. */
  readonly nextMatchId: string | null
}

/** Before the server has said anything. */
export const NOTHING_YET: MatchSnapshot = {
  status: { kind: 'connecting' },
  match: null,
  seat: null,
  table: null,
  presences: [],
  watchers: 0,
  silence: POLICY.silence,
  paused: false,
  catchingUp: false,
  lastEntry: null,
  pending: null,
  refusal: null,
  result: null,
  rematch: null,
  nextMatchId: null,
}
