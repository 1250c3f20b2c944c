import { nameKey } from '@skelly/auth'
import { LADDER_KINDS } from '@skelly/db'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'
import { ladderRow, ladderRowSchema } from './ladder-row.ts'
import { ladderOf } from './ladder.ts'

const MOST = 20

const request = z.strictObject({
  kind: z.enum(LADDER_KINDS),
  span: z.enum(['always', 'week']),
  name: z.string().max(100),
})

/** Players of a ladder whose names begin with some letters, the best first. */
export const searchProcedure = anyone
  .input(request)
  .output(z.array(ladderRowSchema))
  .query(async ({ ctx: { database, now, policy }, input }) => {
    const ladder = ladderOf(input, now())
    const start = nameKey(input.name.trim())
    // what can begin no name is not asked for: the database takes no NUL
    if (!/^[\p{L}\p{N}_-]{1,20}$/u.test(start)) return []
    const found = await database.ladders.search(ladder, start, MOST)
    return found.map((row) => ladderRow(row, ladder.kind, policy))
  })
