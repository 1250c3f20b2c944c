import { putAwayNotice } from '@skelly/services'
import { z } from 'zod'
import { player } from '../setting/trpc.ts'

/** The caller has read it. False when they have no such notice. */
export const putAwayProcedure = player
  .input(z.strictObject({ id: z.uuid() }))
  .output(z.boolean())
  .mutation(({ ctx: { database, now, player: caller }, input: { id } }) =>
    putAwayNotice(database, { id, playerId: caller.playerId, now: now() }),
  )
