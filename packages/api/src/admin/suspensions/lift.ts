import { deskTextSchema } from '@skelly/protocol'
import { LIFTING_REFUSALS, liftSuspension } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { steppedUp } from '../setting/trpc.ts'

const request = z.strictObject({ id: z.uuid(), reason: deskTextSchema })

/** Ends a suspension before its time. The reason is for the audit. */
export const liftProcedure = steppedUp
  .input(request)
  .output(resultSchema(z.null(), LIFTING_REFUSALS))
  .mutation(({ ctx: { admin, database, now }, input }) =>
    liftSuspension(database, { ...input, admin, now: now() }),
  )
