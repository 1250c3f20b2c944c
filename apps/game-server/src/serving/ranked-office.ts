import type { WalkOutsPolicy } from '@skelly/protocol'
import {
  keptOut,
  openMatchOf,
  openRankedMatch,
  rankedStanding,
  ratedTodayBetween,
  type Database,
} from '@skelly/services'
import type { RankedOffice } from '../queue/ranked-office.ts'

export interface RankedOfficeParts {
  readonly database: Database
  /** Seconds for each flick (R3.2). */
  readonly shotClock: number
  readonly walkOuts: WalkOutsPolicy
  readonly putUpTable: (matchId: string) => Promise<void>
}

/** The ranked queue's view of the database, and the way from a pair to a table. */
export const rankedOffice = ({
  database,
  shotClock,
  walkOuts,
  putUpTable,
}: RankedOfficeParts): RankedOffice => ({
  openMatchOf: (playerId) => openMatchOf(database, playerId),
  standingOf: (playerId) => rankedStanding(database, playerId),
  isKeptOut: async (playerId) => (await keptOut(database, { playerId, now: Date.now() }, walkOuts)) !== null,
  ratedTodayBetween: (playerId, otherId) =>
    ratedTodayBetween(database, { playerId, otherId, now: Date.now() }),
  openMatch: async (players) => {
    const opened = await openRankedMatch(database, { players, shotClock, now: Date.now() }, walkOuts)
    if (opened.ok) await putUpTable(opened.value)
    return opened
  },
})
