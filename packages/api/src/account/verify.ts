import { verifyEmail } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ token: z.string().max(100) })
const response = resultSchema(z.object({ email: z.string() }), ['bad-link'])

/** Signed in or not: the mail may be read on another device. */
export const verifyProcedure = anyone
  .input(request)
  .output(response)
  .mutation(({ ctx: { database, now }, input }) => verifyEmail(database, { ...input, now: now() }))
