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
  readonly pull?: { readonly dx: number; readonly dy: number } | undefined
}

/**
 * Commits an entry to the journal. It may be repeated when the answer was lost: the very same entry is fine again.
 * Refuses a process that another one has taken the match from.
 * @throws when the database is away, or the number belongs to a different entry
 */
export const appendEntry = async (
  database: Database,
  { matchId, fence, entry, pull }: Appending,
): Promise<Result<null, 'fenced-out'>> => {
  const { seq, command, happenings, hash } = entry
  const row = { matchId, seq, at: command.at, version: JOURNAL_VERSION, command, happenings, hash, fence }
  const isWritten = await database.transaction(async ({ journal, matches }) => {
    const appended = await journal.append({ ...row, pull: pull ?? null })
    if (appended && command.kind === 'begin') await matches.begin(matchId, command.at)
    return appended
  })
  if (isWritten) return ok(null)
  const match = await database.matches.find(matchId)
  if (match?.fence !== fence || match.endedAt !== null) return refuse('fenced-out')
  const there = await database.journal.find(matchId, seq)
  if (there?.hash !== hash || !isDeepStrictEqual(there.command, plain(command))) {
    throw new Error(`entry ${seq} of match ${matchId} is another one in the journal`)
  }
  return ok(null)
}

/** As JSON brings it back. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))
