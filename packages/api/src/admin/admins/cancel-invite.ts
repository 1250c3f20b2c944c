import { cancelAdminInvite } from '@skelly/auth'
import { z } from 'zod'
import { adminOnly } from '../setting/trpc.ts'

const request = z.strictObject({ email: z.string().max(1000) })

/** Takes an invite back; false when there was none any more. */
export const cancelInviteProcedure = adminOnly
  .input(request)
  .output(z.boolean())
  .mutation(({ ctx: { admin, database, now }, input }) =>
    cancelAdminInvite(database, { ...input, by: admin, now: now() }),
  )
