import type { Database } from '@skelly/db'
import type { SessionOwner } from './own-sessions.ts'

/** Signs somebody out in one other place; false when there is no such session of theirs. */
export const endOwnSession = (
  { userSessions }: Database,
  { now, userId }: Omit<SessionOwner, 'sessionId'>,
  sessionId: string,
): Promise<boolean> => userSessions.endOneOf(userId, sessionId, now)

/** Signs somebody out everywhere but here. */
export const endOtherSessions = (
  { userSessions }: Database,
  { now, sessionId, userId }: SessionOwner,
): Promise<void> => userSessions.endOthersOf(userId, sessionId, now)
