import { changeEmail } from '@skelly/auth'
import { ok } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ token: z.string().max(100) })
const response = resultSchema(z.object({ email: z.string() }), ['bad-link'])

/** Signed in or not: the mail may be read on another device. */
export const changeEmailProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const { database, mail, now } = ctx
    const changed = await changeEmail(database, { ...input, now: now() })
    if (!changed.ok) return changed
    const { before, email, name } = changed.value
    ctx.later(() => mail.emailChanged({ email: before, name, wished: email }))
    return ok({ email })
  })
