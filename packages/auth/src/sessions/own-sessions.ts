import type { Database } from '@skelly/db'

/** A place where somebody is signed in, as they are shown it. */
export interface OwnSession {
  readonly sessionId: string
  readonly createdAt: number
  /** When it was last used, to some minutes. */
  readonly seenAt: number
  /** The browser as it named itself; null where it did not. */
  readonly device: string | null
  /** The one that asks. */
  readonly isThis: boolean
}

export interface SessionOwner {
  readonly userId: string
  readonly sessionId: string
  readonly now: number
}

/** Where somebody is signed in: here first, then the last used. */
export const ownSessions = async (
  { userSessions }: Database,
  { now, sessionId, userId }: SessionOwner,
): Promise<readonly OwnSession[]> => {
  const live = await userSessions.liveOf(userId, now)
  return live
    .map((session) => ({ ...session, isThis: session.sessionId === sessionId }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}
