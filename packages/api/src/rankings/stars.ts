import type { RankedByStars } from '@skelly/db'
import { playerCardSchema, type Policy } from '@skelly/protocol'
import { z } from 'zod'
import { playerCard } from '../players/player-card.ts'
import { anyone } from '../setting/trpc.ts'
import { PAGE, pageSchema, pagesOf } from './page.ts'

/** Those who have as many stars share a place. */
const rowSchema = z.object({ place: z.int(), stars: z.int(), card: playerCardSchema })

const response = z.object({
  page: z.int(),
  pages: z.int(),
  players: z.int(),
  rows: z.array(rowSchema),
  /** Where the caller stands; null for somebody without a star. */
  me: rowSchema.extend({ page: z.int() }).nullable(),
})

export const starsProcedure = anyone
  .input(pageSchema)
  .output(response)
  .query(async ({ ctx: { database, player, policy }, input: { page } }) => {
    const players = await database.starRankings.count()
    const rows = await database.starRankings.page((page - 1) * PAGE, PAGE)
    const own = player === null ? null : await database.starRankings.rowOf(player.playerId)
    return {
      page,
      pages: pagesOf(players),
      players,
      rows: rows.map((row) => rowOf(row, policy)),
      me: own === null ? null : { ...rowOf(own, policy), page: Math.ceil(own.row / PAGE) },
    }
  })

const rowOf = (ranked: RankedByStars, policy: Policy) => {
  const { place, stars } = ranked
  return { place, stars, card: playerCard(ranked, policy) }
}
