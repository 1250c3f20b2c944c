import { adminInviteOf } from '@skelly/auth'
import { adminRoleSchema } from '@skelly/protocol'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'
import { inviteTokenSchema } from './invite-token.ts'

const request = z.strictObject({ token: inviteTokenSchema })
/** Null for a link that is good for nothing. */
const response = z
  .strictObject({
    email: z.string(),
    role: adminRoleSchema,
    expiresAt: z.number(),
    /** What they are called at the desk where they set it all anew; null for newcomers. */
    name: z.string().nullable(),
  })
  .nullable()

export const lookProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx: { database, now }, input }) => {
    const invite = await adminInviteOf(database, { ...input, now: now() })
    return invite === null ? null : { ...invite, role: adminRoleSchema.parse(invite.role) }
  })
