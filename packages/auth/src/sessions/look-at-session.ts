import type { Database } from '@skelly/db'
import { SessionEnded } from './session-ended.ts'
import type { SessionToken } from './session-token.ts'

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
  return { sessionId, playerId: session.playerId, name: session.name, lookedAt: now }
}
