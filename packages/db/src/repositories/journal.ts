import type { Client } from '../client.ts'

export interface NewEntry {
  readonly matchId: string
  readonly seq: number
  readonly at: number
  readonly version: number
  readonly command: object
  readonly happenings: readonly object[]
  readonly hash: string
  /** Who writes: nothing is written once somebody else owns the match. */
  readonly fence: number
  readonly pull: object | null
}

export interface EntryRecord {
  readonly seq: number
  readonly version: number
  /** As they were stored: whoever reads them parses them by their version. */
  readonly command: unknown
  readonly happenings: unknown
  readonly hash: string
}

export interface Journal {
  /**
   * One statement: the owner is held while the entry is written.
   * @returns whether it was; not when the fence is another one, the match has ended or the number is taken
   */
  append(entry: NewEntry): Promise<boolean>
  find(matchId: string, seq: number): Promise<EntryRecord | null>
  of(matchId: string): Promise<readonly EntryRecord[]>
}

const columns = { seq: true, version: true, command: true, happenings: true, hash: true } as const

export const journalIn = (client: Client): Journal => ({
  append: async ({ matchId, seq, at, version, command, happenings, hash, fence, pull }) => {
    const written = await client.$executeRaw`
      WITH "owned" AS (
        SELECT "id" FROM "Match"
        WHERE "id" = ${matchId}::uuid AND "fence" = ${fence} AND "endedAt" IS NULL
        FOR SHARE
      )
      INSERT INTO "JournalEntry"
        ("matchId", "seq", "at", "version", "command", "happenings", "hash", "fence", "pull")
      SELECT "id", ${seq}, ${new Date(at)}, ${version}, ${JSON.stringify(command)}::jsonb,
        ${JSON.stringify(happenings)}::jsonb, ${hash}, ${fence}, ${pull === null ? null : JSON.stringify(pull)}::jsonb
      FROM "owned"
      ON CONFLICT DO NOTHING`
    return written === 1
  },
  find: (matchId, seq) =>
    client.journalEntry.findUnique({ where: { matchId_seq: { matchId, seq } }, select: columns }),
  of: (matchId) =>
    client.journalEntry.findMany({ where: { matchId }, orderBy: { seq: 'asc' }, select: columns }),
})
