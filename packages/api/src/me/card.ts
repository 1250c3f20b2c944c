import { playerCardSchema } from '@skelly/protocol'
import { z } from 'zod'
import { playerCard } from '../players/player-card.ts'
import { anyone } from '../setting/trpc.ts'
import { openGame, openGameSchema } from './open-game.ts'

/** Null for somebody who is not signed in. */
const response = z
  .object({
    card: playerCardSchema,
    /** The game to go back to. */
    openGame: openGameSchema.nullable(),
  })
  .nullable()

export const cardProcedure = anyone.output(response).query(async ({ ctx }) => {
  const { database, player, policy } = ctx
  const record = player === null ? null : await database.players.byId(player.playerId)
  if (record === null || record.isFormer) return null
  return { card: playerCard(record, policy), openGame: await openGame(ctx) }
})
