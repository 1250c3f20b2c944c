import type { LastMatch } from './last-table.ts'
import type { Lobby } from './lobby.ts'

/** A room as its lobby is put up. */
export interface HostedRoom {
  readonly roomId: string
  readonly code: string
  readonly lobby: Lobby
  /** Its table may still stand. */
  readonly lastMatch: LastMatch | null
}
