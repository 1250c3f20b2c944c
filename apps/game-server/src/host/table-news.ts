import type { MatchNews, SeatPresence } from '@skelly/protocol'
import type { Listener } from './listener.ts'

/** How a match host reaches the people at its table. Telling one who is not connected does nothing. */
export interface TableNews {
  tell<Kind extends keyof MatchNews>(to: Listener, kind: Kind, news: MatchNews[Kind]): void
  /** Players and watchers. */
  tellAll<Kind extends keyof MatchNews>(kind: Kind, news: MatchNews[Kind]): void
  /** By seat, and how many watch. */
  showPresences(presences: readonly SeatPresence[], watchers: number): void
  /** Closes every connection with this code, and the table with them. */
  close(code: number): void
}
