import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import type { Account, AuthOptions, User } from 'next-auth'
import { userOfProvider } from '../accounts/user-of-provider.ts'
import { lookAtSession } from './look-at-session.ts'
import { SessionEnded } from './session-ended.ts'
import { sessionTokenOf } from './session-token.ts'
import { startSession } from './start-session.ts'

interface SessionSettings {
  readonly database: Database
  readonly policy: Policy
}

/** A session's life: begun with a row at sign-in, looked at every now and then, ended with its row at sign-out. */
export const sessionCallbacks = ({
  database,
  policy: { signIn },
}: SessionSettings): Required<Pick<AuthOptions, 'callbacks' | 'events'>> => ({
  callbacks: {
    jwt: async ({ token, user, account, trigger }) => {
      const now = Date.now()
      if (trigger === 'signIn' || trigger === 'signUp') {
        return startSession(database, { userId: await userIdOf(database, user, account, now), now })
      }
      const known = sessionTokenOf(token)
      if (known === null) throw new SessionEnded('the session is of another release')
      if (now - known.lookedAt < signIn.sessionLookEvery) return token
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
      if (known !== null) await database.sessions.end(known.sessionId, Date.now())
    },
  },
})

const userIdOf = async (
  database: Database,
  user: User,
  account: Account | null,
  now: number,
): Promise<string> => {
  if (account === null || account.type === 'credentials') return user.id
  const { provider, providerAccountId: accountId } = account
  return userOfProvider(database, { account: { provider, accountId }, calledThere: user.name, now })
}
