import type { Database } from '@skelly/db'

/** A game server says that it lives. Its last beat tells its successor how long the matches have waited (R3.8). */
export const beat = (
  database: Database,
  { serverId, now }: { readonly serverId: string; readonly now: number },
): Promise<void> => database.gameServers.beat(serverId, now)
