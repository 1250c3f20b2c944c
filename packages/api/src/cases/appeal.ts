import { deskTextSchema } from '@skelly/protocol'
import { APPEAL_REFUSALS, appealCase } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

/** What the caller has to say about a case of theirs, once. */
export const appealProcedure = player
  .input(z.strictObject({ matchId: z.uuid(), text: deskTextSchema }))
  .output(resultSchema(z.null(), APPEAL_REFUSALS))
  .mutation(({ ctx: { database, now, player: caller }, input }) =>
    appealCase(database, { ...input, playerId: caller.playerId, now: now() }),
  )
