import { nameKey } from '@skelly/auth'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'

const MOST = 8

/** Names of players that begin with some letters, in the order of the alphabet. */
export const namesProcedure = anyone
  .input(z.strictObject({ start: z.string().max(100) }))
  .output(z.array(z.string()))
  .query(async ({ ctx: { database }, input }) => {
    const start = nameKey(input.start.trim())
    // what can begin no name is not asked for: the database takes no NUL
    if (!/^[\p{L}\p{N}_-]{1,20}$/u.test(start)) return []
    return [...(await database.replayLists.namesLike(start, MOST))]
  })
