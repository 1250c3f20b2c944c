import { deskTextSchema } from '@skelly/protocol'
import { ANSWER_REFUSALS, answerAppeal } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { atDesk } from '../setting/trpc.ts'

const request = z.strictObject({ appealId: z.uuid(), answer: deskTextSchema })

/** Answers what a player has to say about their case, once. */
export const answerAppealProcedure = atDesk
  .input(request)
  .output(resultSchema(z.null(), ANSWER_REFUSALS))
  .mutation(({ ctx: { admin, database, now }, input }) =>
    answerAppeal(database, { ...input, admin, now: now() }),
  )
