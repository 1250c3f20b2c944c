import type { Database } from '@skelly/db'

/** The match that the player has to go back to, or null. */
export const openMatchOf = (database: Database, playerId: string): Promise<string | null> =>
  database.seats.openMatchOf(playerId)
