import type { Database } from '@skelly/db'

/** The game that goes on in a room, or null. */
export const openMatchOfRoom = (database: Database, roomId: string): Promise<string | null> =>
  database.matches.openIn(roomId)
