import { guestDoor, type ApiContext } from '@skelly/api'
import { guestLimits } from '@skelly/auth'
import { getLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import { env } from '../env.ts'
import { accountMail } from './account-mail.ts'
import { beginLinking } from './begin-linking.ts'
import { currentSession } from './current-session.ts'
import { database } from './database.ts'
import { guestJar } from './guest-jar.ts'
import { later } from './later.ts'
import { rechecker } from './rechecker.ts'

const now = (): number => Date.now()

const visitors = (address: string | null): ApiContext['guests'] => {
  const { policy, sessionSecret: secret } = env()
  const limits = guestLimits(database(), policy)
  return guestDoor({ database: database(), secret, limits, now, jar: guestJar(), address })
}

/** What the procedures know of this request. */
export const apiContext = async (): Promise<ApiContext> => {
  const { policy, ticketSecret, gameAddress } = env()
  const address = (await headers()).get('x-forwarded-for')
  return {
    database: database(),
    player: await currentSession(),
    guests: visitors(address),
    policy,
    ticketSecret,
    gameAddress,
    rechecker: rechecker(),
    address,
    mail: accountMail(await getLocale()),
    beginLinking,
    later,
    now,
  }
}
