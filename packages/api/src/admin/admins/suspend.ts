import { suspendAdmin } from '@skelly/auth'
import { adminSteppedUp } from '../setting/trpc.ts'
import { adminChangedSchema, adminChangeSchema } from './admin-change.ts'

/** Somebody else may not enter any more; their sessions end. */
export const suspendProcedure = adminSteppedUp
  .input(adminChangeSchema)
  .output(adminChangedSchema)
  .mutation(({ ctx: { admin, database, now }, input }) =>
    suspendAdmin(database, { ...input, by: admin, now: now() }),
  )
