import { sessionPlayer, type SessionPlayer } from '@skelly/auth'
import { getServerSession } from 'next-auth'
import { cache } from 'react'
import { auth } from './auth.ts'

/** Who this request is from, by its session cookie; looked at once a request. */
export const currentSession = cache(async (): Promise<SessionPlayer | null> =>
  sessionPlayer(await getServerSession(auth())),
)
