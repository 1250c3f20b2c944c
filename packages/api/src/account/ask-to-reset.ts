import { askToReset, mailLimits } from '@skelly/auth'
import { ok, refuse } from '@skelly/engine'
import { z } from 'zod'
import type { ApiContext } from '../setting/context.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ email: z.string().max(1000) })
const response = resultSchema(z.null(), ['too-many-attempts'])

/** The answer is the same, and as early, whether there is an account or none (policies, Sign-in). */
export const askToResetProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { email } }) => {
    const { address, database, now, policy } = ctx
    if (!(await mailLimits(database, policy).mayAsk(address, now()))) return refuse('too-many-attempts')
    ctx.later(() => mailToReset(ctx, email))
    return ok(null)
  })

const mailToReset = async ({ database, mail, now, policy }: ApiContext, email: string): Promise<void> => {
  const asked = await askToReset(database, policy, { email, now: now() })
  if (asked !== null) await mail.reset(asked)
}
