import { DELETE_REFUSALS, deleteAccount, signInLimits } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

/** The password, or where the account has none, the player's name. */
const request = z.strictObject({ confirmation: z.string().max(1000) })
const response = resultSchema(z.null(), DELETE_REFUSALS)

export const deleteProcedure = owner
  .input(request)
  .output(response)
  .mutation(
    ({
      ctx: {
        database,
        now,
        owner: { playerId, userId },
        policy,
      },
      input,
    }) => deleteAccount(database, signInLimits(database, policy), { ...input, playerId, userId, now: now() }),
  )
