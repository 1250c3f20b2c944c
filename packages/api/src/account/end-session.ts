import { endOwnSession } from '@skelly/auth'
import { ok, refuse } from '@skelly/engine'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

const request = z.strictObject({ sessionId: z.uuid() })
const response = resultSchema(z.null(), ['no-such-session'])

export const endSessionProcedure = owner
  .input(request)
  .output(response)
  .mutation(
    async ({
      ctx: {
        database,
        now,
        owner: { userId },
      },
      input: { sessionId },
    }) => {
      const isEnded = await endOwnSession(database, { userId, now: now() }, sessionId)
      return isEnded ? ok(null) : refuse('no-such-session')
    },
  )
