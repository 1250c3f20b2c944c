import { nameKey } from '@skelly/auth'
import type { Database, DeskPlayerRecord } from '@skelly/db'
import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'

/** Rows of a page. */
const PAGE = 50
/** What can begin a folded name: the database takes no NUL. */
const KEY = /^[\p{L}\p{N}_-]{0,20}$/u

/** Whoever pages on says in which direction, too: nothing hangs on it. */
const request = z.object({
  /** The beginning of the name, or all of one that somebody had before. */
  name: z.string().max(100),
  /** Where the page begins, as the page before told it. */
  cursor: z.string().max(100).nullable().default(null),
})

const rowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  rating: z.int(),
  ratedGames: z.int(),
  createdAt: z.number(),
  /** Null while there is an account. */
  deletedAt: z.number().nullable(),
  /** What they were called when they were looked for by it; null for who is found by their name. */
  formerly: z.string().nullable(),
})

const response = z.strictObject({
  rows: z.array(rowSchema),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
})

/** Players whose names begin so, folded as names are, by their names. */
export const searchProcedure = atDesk
  .input(request)
  .output(response)
  .query(async ({ ctx: { database }, input: { cursor, name } }) => {
    const start = nameKey(name.trim())
    if (!KEY.test(start) || !KEY.test(cursor ?? '')) return { rows: [], next: null }
    const found = await database.deskPlayers.search(start, cursor ?? '', PAGE + 1)
    const page = found.slice(0, PAGE)
    const former = cursor === null ? await formerOf(database, start) : null
    return {
      rows: [
        ...(former === null ? [] : [{ ...former, formerly: name.trim() }]),
        ...page.map((row) => ({ ...row, formerly: null })),
      ],
      next: found.length > PAGE ? (page.at(-1)?.nameKey ?? null) : null,
    }
  })

const formerOf = async (
  { deskPlayers, pastNames }: Database,
  key: string,
): Promise<DeskPlayerRecord | null> => {
  const ownerId = await pastNames.ownerOf(key)
  return ownerId === null ? null : deskPlayers.byId(ownerId)
}
