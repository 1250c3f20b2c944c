import { adminLimits, SIGN_IN_REFUSALS, stepUp } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'
import { atDesk } from '../setting/trpc.ts'

const request = z.strictObject({ password: z.string().max(1000), code: z.string().max(100) })
const response = resultSchema(z.object({ until: z.number() }), SIGN_IN_REFUSALS)

/** Password and code again, before what asks for it. */
export const stepUpProcedure = atDesk
  .input(request)
  .output(response)
  .mutation(({ ctx, input }) => {
    const { address, admin, database, now, policy, secret } = ctx
    const session = { sessionId: admin.sessionId, adminId: admin.id, email: admin.email }
    const settings = { database, policy, limits: adminLimits(database, policy), secret }
    return stepUp(settings, { ...input, session, address, now: now() })
  })
