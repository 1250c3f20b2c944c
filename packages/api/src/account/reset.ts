import { RESET_REFUSALS, resetPassword, signInLimits } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ token: z.string().max(100), password: z.string().max(1000) })
/** Whose it was, for signing in with it. */
const response = resultSchema(z.object({ email: z.string() }), RESET_REFUSALS)

export const resetProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx: { database, now, policy }, input }) => {
    const reset = await resetPassword(database, { ...input, now: now() })
    if (reset.ok) await signInLimits(database, policy).expect({ email: reset.value.email, now: now() })
    return reset
  })
