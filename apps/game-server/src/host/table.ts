import type { Millis, Seat } from '@skelly/engine'
import type { TableFacts } from '@skelly/protocol'
import type { LiveEntry, LiveMatch } from './live-match.ts'

export interface Player {
  readonly seat: Seat
  readonly playerId: string
  readonly name: string
}

/** A match as this process took it over, from its opening or from its journal. */
export interface Table {
  readonly matchId: string
  /** By seat. */
  readonly players: readonly Player[]
  readonly facts: TableFacts
  /** Who may watch. */
  readonly watching: 'anyone' | 'nobody'
  readonly match: LiveMatch
  readonly entries: readonly LiveEntry[]
  readonly openedAt: Millis
  /** For how long nobody ran it, in ms; null for one that was just opened. */
  readonly away: number | null
}
