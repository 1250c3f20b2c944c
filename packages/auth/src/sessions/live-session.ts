import type { Database, LiveSession } from '@skelly/db'
import type { SessionPlayer } from './session-player.ts'

/**
 * A session as its row says at this moment, for what must not be done by one that was revoked a moment ago; null when
 * it counts no more.
 */
export const liveSession = (
  { sessions }: Database,
  { sessionId }: Pick<SessionPlayer, 'sessionId'>,
  now: number,
): Promise<LiveSession | null> => sessions.live(sessionId, now)
