import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'
import type { PlayerRecord } from './players.ts'

/** A row of the ranking list. Those who share a rating share a place; provisional players have none. */
export interface Ranked extends PlayerRecord {
  readonly place: number | null
}

export interface Rankings {
  /** Players with a rated game: those with a place by rating, then the provisional ones, fewer than `settledAt` games. */
  page(settledAt: number, offset: number, limit: number): Promise<readonly Ranked[]>
  count(): Promise<number>
  /** Null for somebody without a rated game. */
  rowOf(playerId: string, settledAt: number): Promise<(Ranked & { readonly row: number }) | null>
}

/** The whole list, numbered. */
const list = (settledAt: number): Prisma.Sql => Prisma.sql`
  SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest", FALSE AS "isFormer",
    CASE WHEN "ratedGames" >= ${settledAt}
      THEN (RANK() OVER (PARTITION BY "ratedGames" >= ${settledAt} ORDER BY "rating" DESC))::int END AS "place",
    (ROW_NUMBER() OVER (ORDER BY "ratedGames" >= ${settledAt} DESC, "rating" DESC, "id"))::int AS "row"
  FROM "Player" WHERE "ratedGames" > 0 AND "deletedAt" IS NULL`

export const rankingsIn = (client: Client): Rankings => ({
  page: (settledAt, offset, limit) => client.$queryRaw<Ranked[]>`
    SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest", "isFormer", "place"
    FROM (${list(settledAt)}) AS "list" ORDER BY "row" OFFSET ${offset} LIMIT ${limit}`,
  count: () => client.player.count({ where: { ratedGames: { gt: 0 }, deletedAt: null } }),
  rowOf: async (playerId, settledAt) => {
    const rows = await client.$queryRaw<(Ranked & { readonly row: number })[]>`
      SELECT * FROM (${list(settledAt)}) AS "list" WHERE "id" = ${playerId}::uuid`
    return rows[0] ?? null
  },
})
