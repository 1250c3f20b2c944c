import { appendEntry, entriesAfter, type Database } from '@skelly/services'
import type { Journal } from '../host/journal.ts'
import { withinTime } from './within-time.ts'

/** Longer than this, in ms, and a store counts as away. */
const PATIENCE = 4_000

/** The journal of a match in the database, written under the fence that its claim gave. */
export const storedJournal = (database: Database, matchId: string, fence: number): Journal => ({
  append: async (entry, pull) => {
    const appending = { matchId, fence, entry, ...(pull === null ? {} : { pull }) }
    const appended = await withinTime(PATIENCE, appendEntry(database, appending))
    return appended.ok ? 'kept' : 'fenced-out'
  },
  after: async (seq) => {
    const entries = await withinTime(PATIENCE, entriesAfter(database, { matchId, fence, seq }))
    return entries.ok ? entries.value : 'fenced-out'
  },
})
