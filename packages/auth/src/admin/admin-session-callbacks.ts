import type { Database, LiveAdmin } from '@skelly/db'
import type { AuthOptions, Session } from 'next-auth'
import { z } from 'zod'
import { SessionEnded } from '../sessions/session-ended.ts'

declare module 'next-auth' {
  interface User {
    /** The session at the desk that password and code have begun. */
    adminSessionId?: string
  }
  interface Session {
    /** The row of the session at the desk. */
    adminSessionId?: string
  }
}

/** What the JWT says: the row that it names. A player's says other things. */
const tokenSchema = z.object({ adminSessionId: z.uuid() })

/** The session at the desk that a browser's cookie names; null for nobody. */
export const adminSessionId = (session: Session | null): string | null => session?.adminSessionId ?? null

/** Each request reads the row: it was begun before, and ends when it says so, however often it is used. */
export const adminSessionCallbacks = (
  database: Database,
): Required<Pick<AuthOptions, 'callbacks' | 'events'>> => ({
  callbacks: {
    jwt: async ({ token, user, trigger }) => {
      const named = trigger === 'signIn' ? user : token
      const { adminSessionId: id } = tokenSchema.safeParse(named).data ?? {}
      if (id === undefined) throw new SessionEnded('no session at the desk')
      await liveOrEnded(database, id)
      return { adminSessionId: id }
    },
    session: async ({ token }) => {
      const { adminSessionId: id = '' } = tokenSchema.safeParse(token).data ?? {}
      const { expiresAt, name, sessionId } = await liveOrEnded(database, id)
      return { expires: new Date(expiresAt).toISOString(), user: { name }, adminSessionId: sessionId }
    },
  },
  events: {
    signOut: async ({ token }) => {
      const { adminSessionId: id } = tokenSchema.safeParse(token).data ?? {}
      if (id !== undefined) await database.adminSessions.end(id, Date.now())
    },
  },
})

const liveOrEnded = async (database: Database, sessionId: string): Promise<LiveAdmin> => {
  const live = await database.adminSessions.live(sessionId, Date.now())
  if (live === null) throw new SessionEnded(`session ${sessionId} at the desk has ended`)
  return live
}
