import type { Database } from '@skelly/db'
import { ok, refuse, type JournalEntry, type Result, type SkellyEvent, type SkellyMove } from '@skelly/engine'
import { storedEntry } from './entry-codec.ts'

/** What an owner asks that does not know whether its last entry was written. */
export interface Asking {
  readonly matchId: string
  readonly fence: number
  /** The first number asked for. */
  readonly seq: number
}

/**
 * The journal from entry `seq` on, for the process that holds the match by `fence`.
 * Refuses a process that another one has taken the match from.
 */
export const entriesAfter = async (
  database: Database,
  { matchId, fence, seq }: Asking,
): Promise<Result<readonly JournalEntry<SkellyMove, SkellyEvent>[], 'fenced-out'>> => {
  const match = await database.matches.find(matchId)
  if (match?.fence !== fence || match.endedAt !== null) return refuse('fenced-out')
  const records = await database.journal.of(matchId)
  return ok(records.filter((record) => record.seq >= seq).map(storedEntry))
}
