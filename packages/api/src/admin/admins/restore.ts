import { restoreAdmin } from '@skelly/auth'
import { adminSteppedUp } from '../setting/trpc.ts'
import { adminChangedSchema, adminChangeSchema } from './admin-change.ts'

/** Somebody else may enter again. */
export const restoreProcedure = adminSteppedUp
  .input(adminChangeSchema)
  .output(adminChangedSchema)
  .mutation(({ ctx: { admin, database, now }, input }) =>
    restoreAdmin(database, { ...input, by: admin, now: now() }),
  )
