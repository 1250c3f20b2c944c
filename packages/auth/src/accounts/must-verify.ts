import type { Database } from '@skelly/db'

/** Whether somebody has an e-mail address that they did not verify yet; who came by a provider has none to verify. */
export const mustVerify = async (
  { sessions, users }: Database,
  { now, sessionId }: { readonly sessionId: string; readonly now: number },
): Promise<boolean> => {
  const session = await sessions.live(sessionId, now)
  const user = session === null ? null : await users.byId(session.userId)
  return user !== null && user.email !== null && user.emailVerifiedAt === null
}
