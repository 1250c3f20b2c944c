import { newId, type Database } from '@skelly/db'
import { lookAtSession } from './look-at-session.ts'
import type { SessionToken } from './session-token.ts'

/** Milliseconds until a session runs out: 30 days. */
export const SESSION_LIFETIME = 2_592_000_000

const LONGEST_DEVICE = 400

/** Writes the row that the new session's JWT names. */
export const startSession = async (
  database: Database,
  { device, now, userId }: { readonly userId: string; readonly device: string | null; readonly now: number },
): Promise<SessionToken> => {
  const sessionId = newId()
  const expiresAt = now + SESSION_LIFETIME
  const named = device?.slice(0, LONGEST_DEVICE) ?? null
  await database.sessions.add({ id: sessionId, userId, createdAt: now, expiresAt, device: named })
  return lookAtSession(database, { sessionId, now })
}
