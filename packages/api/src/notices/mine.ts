import { noticeSchema } from '@skelly/protocol'
import { noticesOf } from '@skelly/services'
import { z } from 'zod'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({
  /** Those that wait to be put away, or all. */
  which: z.enum(['waiting', 'all']).default('waiting'),
})

/** What the desk has to tell the caller, newest first. */
export const mineProcedure = player
  .input(request)
  .output(z.array(noticeSchema))
  .query(async ({ ctx: { database, player: caller }, input: { which } }) => [
    ...(await noticesOf(database, { playerId: caller.playerId, which })),
  ])
