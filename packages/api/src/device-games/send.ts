import { countingAnswerSchema, seedWordSchema } from '@skelly/protocol'
import { countGame } from '@skelly/services'
import { z } from 'zod'
import { player } from '../setting/trpc.ts'

/** The game as a compact replay. Bounded here so that nothing long is worked on; its own bound answers with a refusal. */
const request = z.strictObject({ game: z.string().max(1_000_000), rematchOf: seedWordSchema.nullable() })

export const sendProcedure = player
  .input(request)
  .output(countingAnswerSchema)
  .mutation(({ ctx: { database, now, player, policy, rechecker }, input: { game, rematchOf } }) =>
    countGame(
      database,
      { playerId: player.playerId, word: game, rematchOf, now: now() },
      { limits: policy.deviceGames, rechecker },
    ),
  )
