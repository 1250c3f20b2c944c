import { adminRoleSchema } from '@skelly/protocol'
import { z } from 'zod'
import { adminOnly } from '../setting/trpc.ts'

const response = z.strictObject({
  admins: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: adminRoleSchema,
      createdAt: z.number(),
      /** Since when they may not enter; null for those who may. */
      suspendedAt: z.number().nullable(),
      /** Null for never. */
      signedInAt: z.number().nullable(),
      isSelf: z.boolean(),
    }),
  ),
  invites: z.array(
    z.strictObject({
      email: z.string(),
      role: adminRoleSchema,
      createdAt: z.number(),
      expiresAt: z.number(),
    }),
  ),
})

/** Who works at the desk, by name, and who is invited to. */
export const listProcedure = adminOnly.output(response).query(async ({ ctx }) => {
  const { admin, database, now } = ctx
  const [admins, invites] = await Promise.all([database.admins.list(), database.adminInvites.open(now())])
  return {
    admins: admins.map((listed) => ({
      ...listed,
      role: adminRoleSchema.parse(listed.role),
      isSelf: listed.id === admin.id,
    })),
    invites: invites.map((invite) => ({ ...invite, role: adminRoleSchema.parse(invite.role) })),
  }
})
