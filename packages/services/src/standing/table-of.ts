import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'

export interface TableQuestion {
  readonly playerId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Where somebody has a seat. */
export interface Table {
  readonly matchId: string
  /** Null in ranked. */
  readonly roomId: string | null
}

/** The table where the player has a seat: while the game goes on, and as long as it may stand for a rematch; or null. */
export const tableOf = (
  { seats }: Database,
  { playerId, now }: TableQuestion,
  { rematchWithin }: Pick<Policy['rooms'], 'rematchWithin'>,
): Promise<Table | null> => seats.tableOf(playerId, now - 2 * rematchWithin)
