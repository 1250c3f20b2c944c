import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@skelly/db'
import { ok, refuse, type JournalEntry, type Result, type SkellyEvent, type SkellyMove } from '@skelly/engine'
import { JOURNAL_VERSION } from './entry-codec.ts'

/** An accepted command on its way into the journal, from the process that holds the match by `fence`. */
export interface Appending {
  readonly matchId: string
  readonly fence: number
  readonly entry: JournalEntry<SkellyMove, SkellyEvent>
  /** The raw pull in CSS pixels, where there was one. */
  readonly pull?: { readonly dx: number; readonly dy: number } | null | undefined
}

/**
 * Commits an entry to the journal. It may be repeated when the answer was lost: the very same entry is fine again.
 * Refuses a process that another one has taken the match from.
 * @throws when the database is away, or the number belongs to a different entry
 */
export const appendEntry = async (
  database: Database,
  appending: Appending,
): Promise<Result<null, 'fenced-out'>> => {
  if (await write(database, appending)) return ok(null)
  const { matchId, fence, entry } = appending
  const match = await database.matches.find(matchId)
  if (match?.fence !== fence || match.endedAt !== null) return refuse('fenced-out')
  const there = await database.journal.find(matchId, entry.seq)
  if (there?.hash !== entry.hash || !isDeepStrictEqual(there.command, plain(entry.command))) {
    throw new Error(`entry ${entry.seq} of match ${matchId} is another one in the journal`)
  }
  return ok(null)
}

/**
 * One statement and no more, but for the entries that begin the match or free leavers for other tables (R7.2):
 * acknowledgements wait for this.
 */
const write = async (database: Database, appending: Appending): Promise<boolean> => {
  const { matchId, entry } = appending
  const { command } = entry
  if (command.kind !== 'begin' && command.kind !== 'leave') return database.journal.append(rowOf(appending))
  return database.transaction(async ({ journal, matches, seats }) => {
    const isWritten = await journal.append(rowOf(appending))
    if (!isWritten) return false
    if (command.kind === 'begin') await matches.begin(matchId, command.at)
    else await seats.release(matchId, command.seats)
    return true
  })
}

const rowOf = ({ matchId, fence, entry: { seq, command, happenings, hash }, pull = null }: Appending) => ({
  ...{ matchId, fence, seq, command, happenings, hash, pull },
  at: command.at,
  version: JOURNAL_VERSION,
})

/** As JSON brings it back. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))
