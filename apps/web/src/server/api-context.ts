import { guestDoor, type ApiContext } from '@skelly/api'
import { headers } from 'next/headers'
import { env } from '../env.ts'
import { currentSession } from './current-session.ts'
import { database } from './database.ts'
import { guestJar } from './guest-jar.ts'
import { newGuests } from './new-guests.ts'
import { rechecker } from './rechecker.ts'

const now = (): number => Date.now()

const visitors = async (): Promise<ApiContext['guests']> => {
  const address = (await headers()).get('x-forwarded-for')
  const parts = { database: database(), secret: env().sessionSecret, limits: newGuests(), now }
  return guestDoor({ ...parts, jar: guestJar(), address })
}

/** What the procedures know of this request. */
export const apiContext = async (): Promise<ApiContext> => {
  const { policy, ticketSecret, gameAddress } = env()
  return {
    database: database(),
    player: await currentSession(),
    guests: await visitors(),
    policy,
    ticketSecret,
    gameAddress,
    rechecker: rechecker(),
    now,
  }
}
