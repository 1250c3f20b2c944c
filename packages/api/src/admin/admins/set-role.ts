import { setAdminRole } from '@skelly/auth'
import { adminRoleSchema } from '@skelly/protocol'
import { adminSteppedUp } from '../setting/trpc.ts'
import { adminChangedSchema, adminChangeSchema } from './admin-change.ts'

/** Another role for somebody else; their sessions end. */
export const setRoleProcedure = adminSteppedUp
  .input(adminChangeSchema.extend({ role: adminRoleSchema }))
  .output(adminChangedSchema)
  .mutation(({ ctx: { admin, database, now }, input }) =>
    setAdminRole(database, { ...input, by: admin, now: now() }),
  )
