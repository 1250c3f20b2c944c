import { guestDoor, type ApiContext } from '@skelly/api'
import { env } from '../env.ts'
import { currentSession } from './current-session.ts'
import { database } from './database.ts'
import { guestJar } from './guest-jar.ts'
import { rechecker } from './rechecker.ts'

const now = (): number => Date.now()

/** What the procedures know of this request. */
export const apiContext = async (): Promise<ApiContext> => {
  const { policy, sessionSecret, ticketSecret, gameAddress } = env()
  const player = await currentSession()
  return {
    database: database(),
    player,
    guests: guestDoor({ database: database(), secret: sessionSecret, jar: guestJar(), now }),
    policy,
    ticketSecret,
    gameAddress,
    rechecker: rechecker(),
    now,
  }
}
