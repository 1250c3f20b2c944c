import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'
import type { PlayerRecord } from './players.ts'

/** A row of the list by stars. Those who have as many share a place. */
export interface RankedByStars extends PlayerRecord {
  readonly place: number
}

export interface StarRankings {
  /** Players with a star, by their stars. */
  page(offset: number, limit: number): Promise<readonly RankedByStars[]>
  count(): Promise<number>
  /** Null for somebody without a star. */
  rowOf(playerId: string): Promise<(RankedByStars & { readonly row: number }) | null>
}

/** The whole list, numbered. */
const list = Prisma.sql`
  SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest", FALSE AS "isFormer",
    (RANK() OVER (ORDER BY "stars" DESC))::int AS "place",
    (ROW_NUMBER() OVER (ORDER BY "stars" DESC, "id"))::int AS "row"
  FROM "Player" WHERE "stars" > 0 AND "deletedAt" IS NULL`

export const starRankingsIn = (client: Client): StarRankings => ({
  page: (offset, limit) => client.$queryRaw<RankedByStars[]>`
    SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest", "isFormer", "place"
    FROM (${list}) AS "list" ORDER BY "row" OFFSET ${offset} LIMIT ${limit}`,
  count: () => client.player.count({ where: { stars: { gt: 0 }, deletedAt: null } }),
  rowOf: async (playerId) => {
    const rows = await client.$queryRaw<(RankedByStars & { readonly row: number })[]>`
      SELECT * FROM (${list}) AS "list" WHERE "id" = ${playerId}::uuid`
    return rows[0] ?? null
  },
})
