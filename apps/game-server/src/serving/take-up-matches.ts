import { setTimeout as wait } from 'node:timers/promises'
import { openMatches, type Database } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'

export interface TakingUp {
  readonly database: Database
  readonly log: HostLog
  readonly putUpTable: (matchId: string) => Promise<void>
}

/** How soon the database is asked again when it does not answer, in ms. */
const TRY_AGAIN = 500
/** Tables put up at the same time. */
const AT_ONCE = 8

/** Puts up the tables of all matches that are not settled. Waits for the database as long as it takes. */
export const takeUpMatches = async (parts: TakingUp): Promise<void> => {
  const waiting = [...(await openIds(parts))]
  parts.log.info({ matches: waiting.length }, 'taking up matches')
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await parts.putUpTable(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const openIds = async ({ database, log }: TakingUp): Promise<readonly string[]> => {
  for (;;) {
    try {
      return (await openMatches(database)).map(({ matchId }) => matchId)
    } catch (error) {
      log.warn({ error }, 'the database does not answer yet')
      await wait(TRY_AGAIN)
    }
  }
}
