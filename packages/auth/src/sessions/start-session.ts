import { newId, type Database, type Repositories } from '@skelly/db'
import type { SignedIn } from '../accounts/sign-in.ts'
import { lookAtSession } from './look-at-session.ts'
import type { SessionToken } from './session-token.ts'

/** Milliseconds until a session runs out: 30 days. */
export const SESSION_LIFETIME = 2_592_000_000

const LONGEST_DEVICE = 400

interface Beginning {
  readonly userId: string
  readonly device: string | null
  readonly now: number
}

/** Writes the row that the new session's JWT names. */
export const startSession = async (database: Database, beginning: Beginning): Promise<SessionToken> =>
  lookAtSession(database, { sessionId: await addSession(database, beginning), now: beginning.now })

/**
 * The same for somebody who came with a password; null when it is another one by now. It is looked at while the account
 * is held: a password that is changed in this very instant ends the session, or there is none.
 */
export const startPasswordSession = async (
  database: Database,
  { passwordHash, ...beginning }: Beginning & SignedIn,
): Promise<SessionToken | null> => {
  const sessionId = await database.transaction(async (repositories) => {
    const { users } = repositories
    if (!(await users.lock(beginning.userId))) return null
    const user = await users.byId(beginning.userId)
    return user?.passwordHash === passwordHash ? addSession(repositories, beginning) : null
  })
  return sessionId === null ? null : lookAtSession(database, { sessionId, now: beginning.now })
}

const addSession = async (
  { sessions }: Pick<Repositories, 'sessions'>,
  { device, now, userId }: Beginning,
): Promise<string> => {
  const id = newId()
  const named = device?.slice(0, LONGEST_DEVICE) ?? null
  await sessions.add({ id, userId, createdAt: now, expiresAt: now + SESSION_LIFETIME, device: named })
  return id
}
