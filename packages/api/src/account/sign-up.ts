import { SIGN_UP_REFUSALS, signInLimits, signUp } from '@skelly/auth'
import { ok } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { mailToVerify } from './mail-to-verify.ts'

/** Lengths are bounded here so that nothing long is worked on; the rules themselves answer with a refusal. */
const request = z.strictObject({
  email: z.string().max(1000),
  password: z.string().max(1000),
  name: z.string().max(1000),
})
const response = resultSchema(z.object({ name: z.string() }), SIGN_UP_REFUSALS)

/** A guest's player becomes the account's: what was earned in rooms stays (product, Accounts). */
export const signUpProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const { database, guests, now, player, policy } = ctx
    const guest = player === null ? await guests.known() : null
    const signedUp = await signUp(database, { ...input, guestId: guest?.playerId ?? null, now: now() })
    if (!signedUp.ok) return signedUp
    if (guest !== null) await guests.forget()
    await signInLimits(database, policy).expect({ email: input.email, now: now() })
    const { name, userId } = signedUp.value
    ctx.later(() => mailToVerify(ctx, { userId, name }))
    return ok({ name })
  })
