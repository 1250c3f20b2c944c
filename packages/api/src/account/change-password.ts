import { changePassword, PASSWORD_REFUSALS, signInLimits } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

const request = z.strictObject({ password: z.string().max(1000), wished: z.string().max(1000) })
/** For signing in again: the caller's session ends, too. */
const response = resultSchema(z.object({ email: z.string() }), PASSWORD_REFUSALS)

export const changePasswordProcedure = owner
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const { database, mail, now, policy } = ctx
    const { name, userId } = ctx.owner
    const change = { ...input, userId, now: now() }
    const limits = signInLimits(database, policy)
    const changed = await changePassword(database, limits, change)
    if (!changed.ok) return changed
    const { email } = changed.value
    await limits.expect({ email, now: now() })
    ctx.later(() => mail.passwordChanged({ email, name }))
    return changed
  })
