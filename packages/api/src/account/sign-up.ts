import { SIGN_UP_REFUSALS, signUp } from '@skelly/auth'
import { ok } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

/** Lengths are bounded here so that nothing long is worked on; the rules themselves answer with a refusal. */
const request = z.strictObject({
  email: z.string().max(1000),
  password: z.string().max(1000),
  name: z.string().max(1000),
})
const response = resultSchema(z.object({ name: z.string() }), SIGN_UP_REFUSALS)

export const signUpProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx: { database, now }, input }) => {
    const signedUp = await signUp(database, { ...input, now: now() })
    return signedUp.ok ? ok({ name: signedUp.value.name }) : signedUp
  })
