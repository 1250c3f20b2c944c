import type { MatchResult, Policy } from '@skelly/protocol'
import type { HostClock } from './host-clock.ts'
import type { HostLog } from './host-log.ts'
import type { Journal } from './journal.ts'
import type { TableNews } from './table-news.ts'

/** Everything outside that a match host needs. */
export interface HostPorts {
  readonly clock: HostClock
  readonly journal: Journal
  readonly news: TableNews
  readonly log: HostLog
  readonly policy: Policy
  /** Settles the match once, however often it is asked. Throws when the stores do not answer. */
  readonly settle: () => Promise<MatchResult>
}
