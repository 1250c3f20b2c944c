import { changeName, NAME_CHANGE_REFUSALS } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

const request = z.strictObject({ name: z.string().max(1000) })
const response = resultSchema(z.object({ name: z.string() }), NAME_CHANGE_REFUSALS)

export const changeNameProcedure = owner
  .input(request)
  .output(response)
  .mutation(
    ({
      ctx: {
        database,
        now,
        owner: { playerId },
        policy,
      },
      input: { name },
    }) => changeName(database, policy, { playerId, wished: name, now: now() }),
  )
