import type { Database } from '@skelly/db'
import { SessionEnded } from './session-ended.ts'
import type { SessionToken } from './session-token.ts'

/** ms to which it is kept when a session was last used */
const SEEN_EVERY = 300_000

/**
 * Reads a session's row again.
 * @throws SessionEnded when it no longer counts
 */
export const lookAtSession = async (
  database: Database,
  { sessionId, now }: { readonly sessionId: string; readonly now: number },
): Promise<SessionToken> => {
  const session = await database.sessions.live(sessionId, now)
  if (session === null) throw new SessionEnded(`session ${sessionId} has ended`)
  await database.sessions.see(sessionId, now, now - SEEN_EVERY)
  return { sessionId, playerId: session.playerId, name: session.name, lookedAt: now }
}
