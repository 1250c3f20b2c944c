import { newId, type Database } from '@skelly/db'
import { lookAtSession } from './look-at-session.ts'
import type { SessionToken } from './session-token.ts'

/** Milliseconds until a session runs out: 30 days. */
export const SESSION_LIFETIME = 2_592_000_000

/** Writes the row that the new session's JWT names. */
export const startSession = async (
  database: Database,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<SessionToken> => {
  const sessionId = newId()
  await database.sessions.add({ id: sessionId, userId, createdAt: now, expiresAt: now + SESSION_LIFETIME })
  return lookAtSession(database, { sessionId, now })
}
