import type { EntryRecord } from '@skelly/db'
import type { Happening, JournalEntry, SkellyEvent, SkellyMove, StateHash } from '@skelly/engine'
import { z } from 'zod'
import { storedCommand } from './command-codec.ts'

/** The form in which journal entries are stored. */
export const JOURNAL_VERSION = 1

/** What the engine made of a command is not parsed to the bottom: replaying the commands checks it, hash by hash. */
const happeningsSchema = z.array(z.looseObject({ kind: z.string() }))

/**
 * A stored journal entry.
 * @throws when it is of another version or form
 */
export const storedEntry = (record: EntryRecord): JournalEntry<SkellyMove, SkellyEvent> => {
  if (record.version !== JOURNAL_VERSION)
    throw new Error(`unknown version ${record.version} of a journal entry`)
  return {
    seq: record.seq,
    command: storedCommand(record.command),
    happenings: happeningsSchema.parse(record.happenings) as unknown as readonly Happening<SkellyEvent>[],
    hash: record.hash as StateHash,
  }
}
