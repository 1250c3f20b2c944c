import { WAYS } from '@skelly/engine'
import { openGameOf, type Database } from '@skelly/services'
import { z } from 'zod'

/** A game to go back to, with the way there. */
export const openGameSchema = z.object({
  matchId: z.uuid(),
  way: z.enum(WAYS),
  /** The code of the room that it was started from; null in ranked. */
  roomCode: z.string().nullable(),
})
export type OpenGame = z.infer<typeof openGameSchema>

/** Null when the player sits at no open table. */
export const openGame = async (database: Database, playerId: string): Promise<OpenGame | null> =>
  openGameSchema.nullable().parse(await openGameOf(database, playerId))
