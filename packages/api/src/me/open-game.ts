import { WAYS } from '@skelly/engine'
import { openGameOf } from '@skelly/services'
import { z } from 'zod'
import type { ApiContext } from '../setting/context.ts'
import { selvesOf } from '../visiting/visitor.ts'

/** A game to go back to, with the way there. */
export const openGameSchema = z.object({
  matchId: z.uuid(),
  way: z.enum(WAYS),
  /** The code of the room that it was started from; null in ranked. */
  roomCode: z.string().nullable(),
})
export type OpenGame = z.infer<typeof openGameSchema>

/** Null when the caller sits at no open table. */
export const openGame = async (ctx: ApiContext): Promise<OpenGame | null> => {
  for (const { playerId } of await selvesOf(ctx)) {
    const game = await openGameOf(ctx.database, playerId)
    if (game !== null) return openGameSchema.parse(game)
  }
  return null
}
