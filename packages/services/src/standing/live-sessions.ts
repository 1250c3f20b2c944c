import type { Database } from '@skelly/db'

/** Those of the sessions that still count: the others were ended, revoked or have run out. */
export const liveSessions = (
  database: Database,
  { sessionIds, now }: { readonly sessionIds: readonly string[]; readonly now: number },
): Promise<readonly string[]> => database.sessions.liveAmong(sessionIds, now)
