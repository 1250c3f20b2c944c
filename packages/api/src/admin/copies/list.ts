import type { CopiedFlicks, CopyKey } from '@skelly/db'
import { z } from 'zod'
import { storedCountSchema, storedTimeSchema } from '../../setting/stored.ts'
import { atDesk } from '../setting/trpc.ts'

/** Rows of a page. */
const PAGE = 50

const keySchema = z.strictObject({
  at: storedTimeSchema,
  playerId: z.uuid(),
  number: storedCountSchema,
  list: z.string().regex(/^[0-9a-f]{64}$/),
})
const request = z.strictObject({
  /** Where the page begins, as the page before told it. */
  cursor: keySchema.nullable().default(null),
})

const senderSchema = z.strictObject({ playerId: z.uuid(), name: z.string(), at: z.number() })
const rowSchema = z.strictObject({
  /** The level's. */
  number: z.int(),
  /** SHA-256 over the flicks. */
  list: z.string(),
  first: senderSchema,
  copy: senderSchema,
})
const response = z.strictObject({ rows: z.array(rowSchema), next: keySchema.nullable() })

/** Pairs of accounts that sent the very same flicks for a level, the newest copy first. */
export const listProcedure = atDesk
  .input(request)
  .output(response)
  .query(async ({ ctx: { database }, input: { cursor } }) => {
    const found = await database.flickLists.copies(PAGE + 1, cursor)
    const rows = found.slice(0, PAGE)
    const last = rows.at(-1)
    const next = found.length > PAGE && last !== undefined ? keyOf(last) : null
    return { rows: [...rows], next }
  })

const keyOf = ({ copy: { at, playerId }, list, number }: CopiedFlicks): CopyKey => ({
  ...{ at, playerId, number, list },
})
