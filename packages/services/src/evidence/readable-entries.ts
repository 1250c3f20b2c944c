import type { EntryRecord } from '@skelly/db'
import type { JournalEntry, SkellyEvent, SkellyMove } from '@skelly/engine'
import { storedEntry } from '../journal/entry-codec.ts'

/** A stored journal up to the first entry that is missing or of no form that we know, as a game that was lost may have one. */
export const readableEntries = (
  records: readonly EntryRecord[],
): readonly JournalEntry<SkellyMove, SkellyEvent>[] => {
  const entries: JournalEntry<SkellyMove, SkellyEvent>[] = []
  for (const record of records) {
    if (record.seq !== entries.length) return entries
    try {
      entries.push(storedEntry(record))
    } catch {
      // what can't be read is why the game was lost, and the case says that it was
      return entries
    }
  }
  return entries
}
