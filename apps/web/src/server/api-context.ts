import type { ApiContext } from '@skelly/api'
import { env } from '../env.ts'
import { currentSession } from './current-session.ts'
import { database } from './database.ts'
import { rechecker } from './rechecker.ts'

/** What the procedures know of this request. */
export const apiContext = async (): Promise<ApiContext> => {
  const { policy, ticketSecret, gameAddress } = env()
  const player = await currentSession()
  return {
    database: database(),
    player,
    policy,
    ticketSecret,
    gameAddress,
    rechecker: rechecker(),
    now: () => Date.now(),
  }
}
