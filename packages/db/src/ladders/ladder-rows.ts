import { Prisma } from '../generated/client.ts'
import type { Ladder, LadderKey, LadderStretch } from './ladder.ts'

/** The rows of a stretch, from the top, each with its player and the place that those of its score share. */
export const ladderRows = (ladder: Ladder, stretch: LadderStretch): Prisma.Sql =>
  withPlaces(ladder, stretchOf(ladder, stretch))

/**
 * The rows of the players whose folded names begin with some letters, the best first: at most `limit` of the first names
 * in the alphabet.
 */
export const ladderSearch = (ladder: Ladder, nameKeyStart: string, limit: number): Prisma.Sql => {
  const named = Prisma.sql`SELECT "id" FROM "Player"
    WHERE "nameKey" LIKE ${`${nameKeyStart.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
    ORDER BY "nameKey" USING ~<~ LIMIT ${SEARCHED}`
  // One row by its key for each name: a join could also run through the whole ladder until enough are found.
  const chosen = Prisma.sql`SELECT r."isPlaced", r."score", r."playerId"
    FROM (${named}) AS named
      CROSS JOIN LATERAL (SELECT "isPlaced", "score", "playerId" FROM "LadderRow"
        WHERE ${isIn(ladder)} AND "playerId" = named."id" LIMIT 1) AS r
    LIMIT ${limit}`
  return withPlaces(ladder, chosen)
}

/** How many rows have a place, and how many have none. */
export const ladderSize = ({ kind, week }: Ladder): Prisma.Sql => Prisma.sql`
  SELECT COALESCE(SUM("players") FILTER (WHERE "isPlaced"), 0)::int AS "placed",
    COALESCE(SUM("players") FILTER (WHERE NOT "isPlaced"), 0)::int AS "provisional"
  FROM "LadderCount" WHERE "kind" = ${kind} AND "week" = ${week}`

/** Names beyond these are not looked at: whoever means one of them writes a letter more. */
const SEARCHED = 500

const stretchOf = (ladder: Ladder, stretch: LadderStretch): Prisma.Sql => {
  if (stretch.from === 'top') return downwards(ladder, Prisma.empty, stretch.below)
  const { from, above, below } = stretch
  const higher = Prisma.sql`(SELECT "isPlaced", "score", "playerId" FROM "LadderRow"
    WHERE ${isIn(ladder)} AND ("isPlaced", "score", "playerId") > ${keyOf(from)}
    ORDER BY "isPlaced", "score", "playerId" LIMIT ${above})`
  const under = Prisma.sql`AND ("isPlaced", "score", "playerId") <= ${keyOf(from)}`
  return Prisma.sql`${higher} UNION ALL ${downwards(ladder, under, below)}`
}

const downwards = (ladder: Ladder, under: Prisma.Sql, limit: number): Prisma.Sql => Prisma.sql`
  (SELECT "isPlaced", "score", "playerId" FROM "LadderRow" WHERE ${isIn(ladder)} ${under}
  ORDER BY "isPlaced" DESC, "score" DESC, "playerId" DESC LIMIT ${limit})`

const isIn = ({ kind, week }: Ladder): Prisma.Sql => Prisma.sql`"kind" = ${kind} AND "week" = ${week}`

const keyOf = ({ isPlaced, score, playerId }: LadderKey): Prisma.Sql =>
  Prisma.sql`(${isPlaced}, ${score}, ${playerId}::uuid)`

/** One statement and so one moment: games that end meanwhile are all in it or all not. */
const withPlaces = (ladder: Ladder, chosen: Prisma.Sql): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${chosen}),
    places AS (
      SELECT "score", (1 + SUM("players") OVER (ORDER BY "score" DESC) - "players")::int AS "place"
      FROM "LadderCount"
      WHERE ${isIn(ladder)} AND "isPlaced" AND "score" >= (SELECT MIN("score") FROM chosen WHERE "isPlaced"))
  SELECT c."isPlaced", c."score", places."place", p."id", p."name", p."rating", p."ratedGames", p."highest", p."xp",
    p."stars", p."isGuest", p."deletedAt" IS NOT NULL AS "isFormer"
  FROM chosen c
    JOIN "Player" p ON p."id" = c."playerId"
    LEFT JOIN places ON c."isPlaced" AND places."score" = c."score"
  ORDER BY c."isPlaced" DESC, c."score" DESC, c."playerId" DESC`
