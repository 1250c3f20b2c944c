import type { Database } from '@skelly/db'
import type { MatchResult } from '@skelly/protocol'
import { resultOf } from './result-of.ts'

/** How a match ended; null while it is not settled and for one that never was. */
export const matchResult = (database: Database, matchId: string): Promise<MatchResult | null> =>
  resultOf(database, matchId)
