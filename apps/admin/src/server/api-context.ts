import type { AdminContext } from '@skelly/api/admin'
import { adminSessionId } from '@skelly/auth'
import { getServerSession } from 'next-auth'
import { headers } from 'next/headers'
import { env } from '../env.ts'
import { auth } from './auth.ts'
import { database } from './database.ts'

/** What the procedures of the desk know of this request. */
export const apiContext = async (): Promise<AdminContext> => {
  const { adminAddress, adminSecret, policy } = env()
  return {
    database: database(),
    sessionId: adminSessionId(await getServerSession(auth())),
    policy,
    secret: adminSecret,
    home: adminAddress,
    address: (await headers()).get('x-forwarded-for'),
    now: () => Date.now(),
  }
}
