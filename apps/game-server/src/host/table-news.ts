import type { Seat } from '@skelly/engine'
import type { MatchNews, SeatPresence } from '@skelly/protocol'

/** How a match host reaches the people at its table. Telling a seat that is not connected does nothing. */
export interface TableNews {
  tell<Kind extends keyof MatchNews>(seat: Seat, kind: Kind, news: MatchNews[Kind]): void
  tellAll<Kind extends keyof MatchNews>(kind: Kind, news: MatchNews[Kind]): void
  /** By seat. */
  showPresences(presences: readonly SeatPresence[]): void
  /** Closes every connection with this code, and the table with them. */
  close(code: number): void
}
