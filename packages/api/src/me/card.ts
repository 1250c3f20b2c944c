import { playerCardSchema } from '@skelly/protocol'
import { openMatchOf } from '@skelly/services'
import { z } from 'zod'
import { playerCard } from '../players/player-card.ts'
import { anyone } from '../setting/trpc.ts'

/** Null for somebody who is not signed in. */
const response = z
  .object({
    card: playerCardSchema,
    /** The match to go back to. */
    openMatch: z.uuid().nullable(),
  })
  .nullable()

export const cardProcedure = anyone.output(response).query(async ({ ctx: { database, player, policy } }) => {
  const record = player === null ? null : await database.players.byId(player.playerId)
  if (record === null) return null
  return { card: playerCard(record, policy), openMatch: await openMatchOf(database, record.id) }
})
