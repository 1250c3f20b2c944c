import type { Result } from '@skelly/engine'
import type { MatchResult, Policy } from '@skelly/protocol'
import type { ConnectionEvent } from './connection-event.ts'
import type { HostClock } from './host-clock.ts'
import type { HostLog } from './host-log.ts'
import type { Journal } from './journal.ts'
import type { TableNews } from './table-news.ts'

export type NextMatchRefusal =
  'already-playing' | 'no-such-player' | 'met-enough' | 'kept-out' | 'room-closed' | 'too-late'

export interface NextMatch {
  readonly matchId: string
  /** Those who play it, in the order of their old seats. */
  readonly playerIds: readonly string[]
  /** Asked at the last moment: false when one of them has gone while the stores took their time. */
  readonly isWanted: () => boolean
}

/** Everything outside that a match host needs. */
export interface HostPorts {
  readonly clock: HostClock
  readonly journal: Journal
  readonly news: TableNews
  readonly log: HostLog
  readonly policy: Policy
  /** Keeps what became of a connection. Returns at once, whatever becomes of that. */
  readonly noteConnection: (event: ConnectionEvent) => void
  /** Settles the match once, however often it is asked. Throws when the stores do not answer. */
  readonly settle: () => Promise<MatchResult>
  readonly newMatchId: () => string
  /**
   * Opens a rematch once, however often it is asked, puts up its table and answers its id.
   * Throws when the stores do not answer.
   */
  readonly openNextMatch: (next: NextMatch) => Promise<Result<string, NextMatchRefusal>>
}
