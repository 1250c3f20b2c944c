import { EMAIL_CHANGE_REFUSALS, mailLimits, mayChangeEmail, newEmailLink, signInLimits } from '@skelly/auth'
import { ok, refuse } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

const request = z.strictObject({ email: z.string().max(1000), password: z.string().max(1000) })
/** Where the mail goes, if it goes. */
const response = resultSchema(z.object({ email: z.string() }), EMAIL_CHANGE_REFUSALS)

/** The answer is the same, and as early, whether the address is free or somebody's (policies, Sign-in). */
export const askToChangeEmailProcedure = owner
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const { address, database, mail, now, policy } = ctx
    const { name, userId } = ctx.owner
    const change = { ...input, userId, now: now() }
    const asked = await mayChangeEmail(database, signInLimits(database, policy), change)
    if (!asked.ok) return asked
    if (!(await mailLimits(database, policy).mayAsk(address, now()))) return refuse('too-many-attempts')
    const { before, wished } = asked.value
    ctx.later(async () => {
      await mail.emailChangeAsked({ email: before, name, wished })
      const link = await newEmailLink(database, policy, { ...asked.value, name, now: now() })
      if (link !== null) await mail.changeEmail(link)
    })
    return ok({ email: wished })
  })
