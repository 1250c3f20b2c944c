import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import type { Account, AuthOptions, User } from 'next-auth'
import { linkProvider } from '../accounts/link-provider.ts'
import { userOfProvider } from '../accounts/user-of-provider.ts'
import { lookAtSession } from './look-at-session.ts'
import { SessionEnded } from './session-ended.ts'
import { sessionTokenOf, type SessionToken } from './session-token.ts'
import { startSession } from './start-session.ts'
import type { Visit } from './visit.ts'

export interface SessionSettings {
  readonly database: Database
  readonly policy: Policy
  /** What is known of the browser of this request. */
  readonly visit: () => Promise<Visit>
}

declare module 'next-auth' {
  interface User {
    /** The session that a password has begun. */
    begun?: SessionToken
  }
}

/** Where somebody is told that a provider's account is linked to another account here. */
const LINKED_ELSEWHERE = '/settings?linking=elsewhere'

/** A session's life: begun with a row at sign-in, looked at every now and then, ended with its row at sign-out. */
export const sessionCallbacks = (
  settings: SessionSettings,
): Required<Pick<AuthOptions, 'callbacks' | 'events'>> => ({
  callbacks: {
    signIn: ({ account }) => link(settings, account),
    jwt: async ({ token, user, account, trigger }) => {
      const { database, policy } = settings
      const now = Date.now()
      if (trigger === 'signIn' || trigger === 'signUp') return begin(settings, user, account)
      const known = sessionTokenOf(token)
      if (known === null) throw new SessionEnded('the session is of another release')
      const isFresh = now - known.lookedAt < policy.signIn.sessionLookEvery
      if (isFresh && trigger !== 'update') return token
      return { ...token, ...(await lookAtSession(database, { sessionId: known.sessionId, now })) }
    },
    session: ({ session: { expires }, token }) => {
      const known = sessionTokenOf(token)
      if (known === null) throw new SessionEnded('the session is of another release')
      const { sessionId, playerId, name } = known
      return { expires, user: { name }, player: { sessionId, playerId, name } }
    },
  },
  events: {
    signOut: async ({ token }) => {
      const known = sessionTokenOf(token)
      if (known !== null) await settings.database.sessions.end(known.sessionId, Date.now())
    },
  },
})

const isProvider = (account: Account | null): account is Account =>
  account !== null && account.type !== 'credentials'

/**
 * Where the browser went to a provider from a session that still counts, its account is linked to that session's user
 * before it signs them in.
 */
const link = async (
  { database, visit }: SessionSettings,
  account: Account | null,
): Promise<true | string> => {
  if (!isProvider(account)) return true
  const { linkingSessionId } = await visit()
  const now = Date.now()
  const session = linkingSessionId === null ? null : await database.sessions.live(linkingSessionId, now)
  if (session === null) return true
  const { provider, providerAccountId: accountId } = account
  const linked = await linkProvider(database, {
    userId: session.userId,
    account: { provider, accountId },
    now,
  })
  if (!linked.ok) return LINKED_ELSEWHERE
  // the sign-in that follows begins another
  await database.sessions.end(session.sessionId, now)
  return true
}

const begin = async (
  { database, visit }: SessionSettings,
  user: User,
  account: Account | null,
): ReturnType<typeof startSession> => {
  // with a password it was begun where the password was looked at
  if (user.begun !== undefined) return user.begun
  if (!isProvider(account)) throw new SessionEnded('a sign-in that began no session')
  const { device, guestId } = await visit()
  const now = Date.now()
  const { provider, providerAccountId: accountId } = account
  const seen = { account: { provider, accountId }, calledThere: user.name, guestId, now }
  return startSession(database, { userId: await userOfProvider(database, seen), device, now })
}
