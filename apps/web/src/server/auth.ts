import { authOptions } from '@skelly/auth'
import type { AuthOptions } from 'next-auth'
import { env } from '../env.ts'
import { database } from './database.ts'
import { report } from '@skelly/site/server'
import { visit } from './visit.ts'

const make = (): AuthOptions => {
  const { policy, stage, sessionSecret, webAddress, oauth } = env()
  return authOptions({
    database: database(),
    policy,
    stage,
    secret: sessionSecret,
    isSecure: webAddress.startsWith('https:'),
    oauth,
    addressOf: (headers) => headers['x-forwarded-for'] ?? null,
    report,
    visit,
  })
}

let made: AuthOptions | null = null

/** next-auth's options, one for the process. */
export const auth = (): AuthOptions => (made ??= make())
