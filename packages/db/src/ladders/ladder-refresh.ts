import { Prisma } from '../generated/client.ts'
import { startOfWeek } from './week-of.ts'

/** For whom ladders are brought up to date, and in which week beside all time. */
export interface LadderRefresh {
  readonly playerIds: readonly string[]
  readonly week: number
  /** So many rated games make a place by rating (policies, Matchmaking). */
  readonly placedFrom: number
}

/**
 * Makes the players' rows what their ledgers say, and the counts what the rows say; answers the counts that changed. The
 * counts are taken in one order, so that transactions which end at once wait for each other and never in a circle.
 */
export const ladderRefresh = (refresh: LadderRefresh): Prisma.Sql => {
  const { playerIds, week } = refresh
  const ids = Prisma.sql`ARRAY[${Prisma.join([...playerIds])}]::uuid[]`
  return Prisma.sql`
  WITH shown AS MATERIALIZED (
      SELECT "id", "rating", "ratedGames", "xp", "stars" FROM "Player"
      WHERE "id" = ANY(${ids}) AND NOT "isGuest" AND "deletedAt" IS NULL),
    wanted AS MATERIALIZED (${ofAllTime(refresh)} UNION ALL ${ofTheWeek(refresh)}),
    had AS MATERIALIZED (
      SELECT "kind", "week", "playerId", "isPlaced", "score" FROM "LadderRow"
      WHERE "playerId" = ANY(${ids}) AND "week" IN (0, ${week})),
    gone AS (
      DELETE FROM "LadderRow" r USING had h
      WHERE (r."kind", r."week", r."playerId") = (h."kind", h."week", h."playerId") AND NOT EXISTS (
        SELECT FROM wanted w WHERE (w."kind", w."week", w."playerId") = (h."kind", h."week", h."playerId"))),
    kept AS (
      INSERT INTO "LadderRow" ("kind", "week", "playerId", "isPlaced", "score")
      SELECT "kind", "week", "playerId", "isPlaced", "score" FROM wanted
      ON CONFLICT ("kind", "week", "playerId")
      DO UPDATE SET "isPlaced" = EXCLUDED."isPlaced", "score" = EXCLUDED."score")
  INSERT INTO "LadderCount" AS c ("kind", "week", "isPlaced", "score", "players")
  SELECT "kind", "week", "isPlaced", "score", SUM("change")::int
  FROM (SELECT *, 1 AS "change" FROM wanted UNION ALL SELECT *, -1 FROM had) AS changes
  GROUP BY "kind", "week", "isPlaced", "score" HAVING SUM("change") <> 0
  ORDER BY "kind", "week", "isPlaced", "score"
  ON CONFLICT ("kind", "week", "isPlaced", "score") DO UPDATE SET "players" = c."players" + EXCLUDED."players"
  RETURNING "kind", "week", "isPlaced", "score", "players"`
}

/** A score that nobody has any more. */
export interface EmptyScore {
  readonly kind: string
  readonly week: number
  readonly isPlaced: boolean
  readonly score: number
}

/** Takes away those of the scores that nobody has still: their rows are held since `ladderRefresh`. */
export const emptyScoresRemoval = (scores: readonly EmptyScore[]): Prisma.Sql => {
  const keys = scores.map(
    ({ kind, week, isPlaced, score }) => Prisma.sql`(${kind}, ${week}::int, ${isPlaced}, ${score}::int)`,
  )
  return Prisma.sql`DELETE FROM "LadderCount"
    WHERE ("kind", "week", "isPlaced", "score") IN (${Prisma.join(keys)}) AND "players" = 0`
}

const ofAllTime = ({ placedFrom }: LadderRefresh): Prisma.Sql => Prisma.sql`
  SELECT 'rating' AS "kind", 0 AS "week", shown."id" AS "playerId", "ratedGames" >= ${placedFrom} AS "isPlaced",
    "rating" AS "score" FROM shown WHERE "ratedGames" > 0
  UNION ALL SELECT 'xp', 0, shown."id", TRUE, "xp" FROM shown WHERE "xp" > 0
  UNION ALL SELECT 'stars', 0, shown."id", TRUE, "stars" FROM shown WHERE "stars" > 0
  UNION ALL SELECT 'solo', 0, shown."id", TRUE, -MIN(r."flicks")
    FROM shown JOIN "SoloRun" r ON r."playerId" = shown."id" GROUP BY shown."id"`

/** What came in the week: points won and lost, XP, stars beyond those of before, the best run. */
const ofTheWeek = ({ placedFrom, week }: LadderRefresh): Prisma.Sql => {
  const [start, end] = [new Date(startOfWeek(week)), new Date(startOfWeek(week + 1))]
  const inIt = Prisma.sql`e."at" >= ${start} AND e."at" < ${end}`
  return Prisma.sql`
  SELECT 'rating', ${week}::int, shown."id", "ratedGames" >= ${placedFrom}, SUM(e."change")::int
    FROM shown JOIN "RatingEntry" e ON e."playerId" = shown."id" AND ${inIt} GROUP BY shown."id", "ratedGames"
  UNION ALL SELECT 'xp', ${week}::int, shown."id", TRUE, SUM(e."amount")::int
    FROM shown JOIN "XpEntry" e ON e."playerId" = shown."id" AND ${inIt} GROUP BY shown."id" HAVING SUM(e."amount") > 0
  UNION ALL SELECT 'solo', ${week}::int, shown."id", TRUE, -MIN(e."flicks")
    FROM shown JOIN "SoloRun" e ON e."playerId" = shown."id" AND ${inIt} GROUP BY shown."id"
  UNION ALL SELECT 'stars', ${week}::int, levels."id", TRUE, SUM("more")::int
    FROM (
      SELECT shown."id", MAX(a."stars") - COALESCE(MAX(a."stars") FILTER (WHERE a."countedAt" < ${start}), 0) AS "more"
      FROM shown JOIN "Attempt" a ON a."playerId" = shown."id" AND a."countedAt" < ${end}
      GROUP BY shown."id", a."number") AS levels
    GROUP BY levels."id" HAVING SUM("more") > 0`
}
