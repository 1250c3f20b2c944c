import { deskTextSchema } from '@skelly/protocol'
import { imposeSuspension, IMPOSING_REFUSALS } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { steppedUp } from '../setting/trpc.ts'

const request = z.strictObject({
  playerId: z.uuid(),
  /** The case that it comes of. */
  matchId: z.uuid().nullable(),
  /** Epoch milliseconds. */
  until: z.int().positive(),
  /** Which the player sees. */
  reason: deskTextSchema,
})

/** Keeps a player from ranked for a time; answers the suspension's id. */
export const imposeProcedure = steppedUp
  .input(request)
  .output(resultSchema(z.uuid(), IMPOSING_REFUSALS))
  .mutation(({ ctx: { admin, database, now, policy }, input }) =>
    imposeSuspension(database, { ...input, admin, now: now() }, policy.suspensions),
  )
