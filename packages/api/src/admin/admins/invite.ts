import { ADMIN_INVITE_REFUSALS, inviteLink, newAdminInvite } from '@skelly/auth'
import { adminRoleSchema } from '@skelly/protocol'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { adminOnly } from '../setting/trpc.ts'

const request = z.strictObject({ email: z.string().max(1000), role: adminRoleSchema })
const response = resultSchema(
  z.object({
    email: z.string(),
    /** To be handed over by whoever invites; nobody can read it again. */
    link: z.string(),
    expiresAt: z.number(),
  }),
  ADMIN_INVITE_REFUSALS,
)

export const inviteProcedure = adminOnly
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const { admin, database, home, now, policy } = ctx
    const invited = await newAdminInvite(database, policy, { ...input, by: admin, now: now() })
    if (!invited.ok) return invited
    const { email, expiresAt, token } = invited.value
    return { ok: true, value: { email, link: inviteLink(home, token), expiresAt } } as const
  })
