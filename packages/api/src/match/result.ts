import { matchResultSchema } from '@skelly/protocol'
import { matchResult } from '@skelly/services'
import { z } from 'zod'
import type { ApiContext } from '../setting/context.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ matchId: z.uuid() })
/** Null while the match goes on, and for one that never was. */
const response = matchResultSchema
  .extend({
    /** Where the caller sat: signed in, or as the guest that they were then; null for everybody else. */
    ownSeat: z.int().nullable(),
  })
  .nullable()
export type OwnResult = NonNullable<z.infer<typeof response>>

export const resultProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx, input: { matchId } }) => {
    const result = await matchResult(ctx.database, matchId)
    return result === null ? null : { ...result, ownSeat: await ownSeatIn(ctx, matchId) }
  })

const ownSeatIn = async (
  { database, guests, player }: ApiContext,
  matchId: string,
): Promise<number | null> => {
  const selves = [player?.playerId, (await guests.known())?.playerId]
  const seats = await database.seats.of(matchId)
  return seats.find(({ playerId }) => selves.includes(playerId))?.seat ?? null
}
