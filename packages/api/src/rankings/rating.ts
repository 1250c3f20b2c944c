import type { Ranked } from '@skelly/db'
import { playerCardSchema, type Policy } from '@skelly/protocol'
import { z } from 'zod'
import { playerCard } from '../players/player-card.ts'
import { anyone } from '../setting/trpc.ts'
import { PAGE, pageSchema, pagesOf } from './page.ts'

/** Those who share a rating share a place; provisional players stand without one. */
const rowSchema = z.object({ place: z.int().nullable(), card: playerCardSchema })

const response = z.object({
  page: z.int(),
  pages: z.int(),
  players: z.int(),
  rows: z.array(rowSchema),
  /** Where the caller stands; null for somebody without a rated game. */
  me: rowSchema.extend({ page: z.int() }).nullable(),
})

export const ratingProcedure = anyone
  .input(pageSchema)
  .output(response)
  .query(async ({ ctx: { database, player, policy }, input: { page } }) => {
    const { provisionalGames } = policy.matchmaking
    const players = await database.rankings.count()
    const rows = await database.rankings.page(provisionalGames, (page - 1) * PAGE, PAGE)
    const own = player === null ? null : await database.rankings.rowOf(player.playerId, provisionalGames)
    return {
      page,
      pages: pagesOf(players),
      players,
      rows: rows.map((row) => rowOf(row, policy)),
      me: own === null ? null : { ...rowOf(own, policy), page: Math.ceil(own.row / PAGE) },
    }
  })

const rowOf = (ranked: Ranked, policy: Policy) => ({ place: ranked.place, card: playerCard(ranked, policy) })
