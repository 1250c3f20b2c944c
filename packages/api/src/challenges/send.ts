import { keptAttemptSchema, levelNumberSchema, SENT_ATTEMPT_REFUSALS, starsSchema } from '@skelly/protocol'
import { countAttempt } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({
  number: levelNumberSchema,
  /** What the device shows for the attempt. It may be less than it has earned, never more. */
  stars: starsSchema,
  /** The attempt as a compact replay. Bounded here so that nothing long is worked on; its own bound is a refusal. */
  replay: z.string().max(1_000_000),
})

export const sendProcedure = player
  .input(request)
  .output(resultSchema(keptAttemptSchema, SENT_ATTEMPT_REFUSALS))
  .mutation(({ ctx: { database, now, player, policy, rechecker }, input: { number, stars, replay } }) =>
    countAttempt(
      database,
      { playerId: player.playerId, number, stars, word: replay, now: now() },
      { limits: policy.deviceGames, rechecker },
    ),
  )
