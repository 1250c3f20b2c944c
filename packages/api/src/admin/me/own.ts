import { adminRoleSchema } from '@skelly/protocol'
import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'

const response = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: adminRoleSchema,
  /** Until when the session counts. */
  sessionUntil: z.number(),
  /** Until when password and code are not asked for again; null for now. */
  steppedUpUntil: z.number().nullable(),
  /** How many recovery codes were not used. */
  recoveryCodesLeft: z.int(),
})

export const ownProcedure = atDesk.output(response).query(async ({ ctx: { admin, database } }) => {
  const { email, id, name, role, sessionUntil, steppedUpUntil } = admin
  const recoveryCodesLeft = await database.adminRecoveryCodes.countLeft(id)
  return { id, name, email, role, sessionUntil, steppedUpUntil, recoveryCodesLeft }
})
