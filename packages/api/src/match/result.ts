import { matchResultSchema } from '@skelly/protocol'
import { matchResult, nextMatchOf, privacyFor } from '@skelly/services'
import { z } from 'zod'
import { openGame } from '../me/open-game.ts'
import type { ApiContext } from '../setting/context.ts'
import { anyone } from '../setting/trpc.ts'
import { viewerIds } from '../visiting/viewer-ids.ts'

const request = z.strictObject({ matchId: z.uuid() })
/** Null while the match goes on, and for one that never was. */
const response = matchResultSchema
  .extend({
    /** Where the caller sat: signed in, or as the guest that they were then; null for everybody else. */
    ownSeat: z.int().nullable(),
    /** The rematch that is on in which the caller plays; null when there is none. */
    ownRematchId: z.uuid().nullable(),
    /** The code of the room that it was started from, for who sat there and while it is open; null otherwise. */
    roomCode: z.string().nullable(),
  })
  .nullable()
export type OwnResult = NonNullable<z.infer<typeof response>>

export const resultProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx, input: { matchId } }) => {
    const result = await matchResult(ctx.database, matchId)
    if (result === null) return null
    const ownSeat = await ownSeatIn(ctx, matchId)
    const roomCode = ownSeat === null ? null : await openRoomOf(ctx, matchId)
    const replayId = await replayFor(ctx, result.replayId)
    return { ...result, replayId, ownSeat, ownRematchId: await ownRematchOf(ctx, matchId), roomCode }
  })

/** Null where the replay is private and the caller did not play. */
const replayFor = async (ctx: ApiContext, replayId: string | null): Promise<string | null> => {
  if (replayId === null) return null
  return (await privacyFor(ctx.database, replayId, await viewerIds(ctx))) === null ? null : replayId
}

const ownSeatIn = async (
  { database, guests, player }: ApiContext,
  matchId: string,
): Promise<number | null> => {
  const selves = [player?.playerId, (await guests.known())?.playerId]
  const seats = await database.seats.of(matchId)
  return seats.find(({ playerId }) => selves.includes(playerId))?.seat ?? null
}

const ownRematchOf = async (ctx: ApiContext, matchId: string): Promise<string | null> => {
  const open = await openGame(ctx)
  return open !== null && open.matchId === (await nextMatchOf(ctx.database, matchId)) ? open.matchId : null
}

const openRoomOf = async ({ database }: ApiContext, matchId: string): Promise<string | null> => {
  const roomId = (await database.matches.find(matchId))?.roomId ?? null
  const room = roomId === null ? null : await database.rooms.find(roomId)
  return room?.closedAt === null ? room.code : null
}
