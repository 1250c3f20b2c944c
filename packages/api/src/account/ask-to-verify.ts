import { askToVerify, VERIFY_ASK_REFUSALS } from '@skelly/auth'
import { ok } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

/** Where the mail goes. */
const response = resultSchema(z.object({ email: z.string() }), VERIFY_ASK_REFUSALS)

/** Once more, for somebody whose mail did not come. */
export const askToVerifyProcedure = owner.output(response).mutation(async ({ ctx }) => {
  const { database, mail, now, policy } = ctx
  const asked = await askToVerify(database, policy, { ...ctx.owner, now: now() })
  if (!asked.ok) return asked
  await mail.verify(asked.value)
  return ok({ email: asked.value.email })
})
