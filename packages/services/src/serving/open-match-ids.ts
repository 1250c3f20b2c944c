import type { Database } from '@skelly/db'

/** The matches that are not settled, oldest first: those that a game server takes up when it starts. */
export const openMatchIds = (database: Database): Promise<readonly string[]> => database.matches.openIds()
