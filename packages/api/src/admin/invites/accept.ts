import { acceptAdminInvite, ADMIN_ACCEPT_REFUSALS } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { inviteTokenSchema } from './invite-token.ts'

const request = z.strictObject({
  token: inviteTokenSchema,
  name: z.string().max(1000),
  password: z.string().max(1000),
  sealed: z.string().max(1000),
  code: z.string().max(100),
})
const response = resultSchema(
  /** The recovery codes are shown this once. */
  z.object({ email: z.string(), recoveryCodes: z.array(z.string()) }),
  ADMIN_ACCEPT_REFUSALS,
)

export const acceptProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx: { database, now, secret }, input }) => {
    const accepted = await acceptAdminInvite(database, { ...input, secret, now: now() })
    if (!accepted.ok) return accepted
    const { email, recoveryCodes } = accepted.value
    return { ok: true, value: { email, recoveryCodes: [...recoveryCodes] } } as const
  })
