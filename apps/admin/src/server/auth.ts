import { adminAuthOptions } from '@skelly/auth'
import { report } from '@skelly/site/server'
import type { AuthOptions } from 'next-auth'
import { env } from '../env.ts'
import { database } from './database.ts'

const make = (): AuthOptions => {
  const { adminAddress, adminSecret, policy, stage } = env()
  return adminAuthOptions({
    database: database(),
    policy,
    stage,
    secret: adminSecret,
    isSecure: adminAddress.startsWith('https:'),
    addressOf: (headers) => headers['x-forwarded-for'] ?? null,
    report,
  })
}

let made: AuthOptions | null = null

/** next-auth's options for the desk, one for the process. */
export const auth = (): AuthOptions => (made ??= make())
