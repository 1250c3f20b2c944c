import { endOtherSessions } from '@skelly/auth'
import { z } from 'zod'
import { owner } from '../setting/trpc.ts'

export const endOtherSessionsProcedure = owner.output(z.null()).mutation(
  async ({
    ctx: {
      database,
      now,
      owner: { sessionId, userId },
    },
  }) => {
    await endOtherSessions(database, { userId, sessionId, now: now() })
    return null
  },
)
