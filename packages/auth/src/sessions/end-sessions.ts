import type { Database } from '@skelly/db'

/** Signs a user out everywhere: within the time of a look the sessions are dead, and their sockets with them. */
export const endSessions = (
  database: Database,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> => database.sessions.endAllOf(userId, now)
