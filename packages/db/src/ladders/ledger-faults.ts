import { Prisma } from '../generated/client.ts'

/** A figure of a player that is not what its ledger says. */
export interface LedgerFault {
  readonly name: string
  /** Which figure: of the player's row, of a ladder, or how many have a score in one. */
  readonly figure: string
  readonly shown: number | null
  /** What the ledger adds up to. */
  readonly due: number | null
}

/** What ledgers begin with (R10.1). */
export interface LedgerStart {
  readonly rating: number
  readonly placedFrom: number
}

/** Sums beside the ledgers that are not their sums. */
export const sumFaults = ({ rating }: LedgerStart): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT p."id", p."name",
      ${rating}::int + COALESCE(r."sum", 0) AS "rating", COALESCE(r."games", 0) AS "ratedGames",
      GREATEST(${rating}::int, r."most") AS "highest", COALESCE(x."sum", 0) AS "xp", COALESCE(b."sum", 0) AS "stars"
    FROM "Player" p
      LEFT JOIN (SELECT "playerId", SUM("change")::int AS "sum", COUNT("ratedGame")::int AS "games", MAX("after") AS "most"
        FROM "RatingEntry" GROUP BY 1) r ON r."playerId" = p."id"
      LEFT JOIN (SELECT "playerId", SUM("amount")::int AS "sum" FROM "XpEntry" GROUP BY 1) x ON x."playerId" = p."id"
      LEFT JOIN (SELECT "playerId", SUM("stars")::int AS "sum" FROM "LevelBest" GROUP BY 1) b ON b."playerId" = p."id")
  SELECT due."name", f."figure", f."shown", f."due"
  FROM due JOIN "Player" p ON p."id" = due."id", LATERAL (VALUES
    ('rating', p."rating", due."rating"), ('ratedGames', p."ratedGames", due."ratedGames"),
    ('highest', p."highest", due."highest"), ('xp', p."xp", due."xp"), ('stars', p."stars", due."stars")
  ) AS f ("figure", "shown", "due")
  WHERE f."shown" <> f."due"`

/** Entries that do not follow from the one before. */
export const chainFaults = ({ rating }: LedgerStart): Prisma.Sql => Prisma.sql`
  SELECT p."name", 'rating entry ' || e."number" AS "figure", e."before" AS "shown", e."due"
  FROM (
    SELECT "playerId", "number", "before",
      COALESCE(LAG("after") OVER (PARTITION BY "playerId" ORDER BY "number"), ${rating}::int) AS "due"
    FROM "RatingEntry") e
    JOIN "Player" p ON p."id" = e."playerId"
  WHERE e."before" <> e."due"`

/** Rows of the ladders of all time that are not what the players have, missing ones and too many of them as well. */
export const ladderFaults = ({ placedFrom }: LedgerStart): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT p."id", f."kind", f."score", f."kind" <> 'rating' OR p."ratedGames" >= ${placedFrom}::int AS "isPlaced"
    FROM "Player" p
      LEFT JOIN (SELECT "playerId", MIN("flicks") AS "flicks" FROM "SoloRun" GROUP BY 1) s ON s."playerId" = p."id",
      LATERAL (VALUES ('rating', CASE WHEN p."ratedGames" > 0 THEN p."rating" END), ('xp', NULLIF(p."xp", 0)),
        ('stars', NULLIF(p."stars", 0)), ('solo', -s."flicks")) AS f ("kind", "score")
    WHERE f."score" IS NOT NULL AND NOT p."isGuest" AND p."deletedAt" IS NULL)
  SELECT p."name", 'ladder by ' || COALESCE(due."kind", r."kind") AS "figure", r."score" AS "shown", due."score" AS "due"
  FROM due
    FULL JOIN (SELECT * FROM "LadderRow" WHERE "week" = 0) r ON r."playerId" = due."id" AND r."kind" = due."kind"
    JOIN "Player" p ON p."id" = COALESCE(due."id", r."playerId")
  WHERE (r."score", r."isPlaced") IS DISTINCT FROM (due."score", due."isPlaced")`

/** Counts that are not how many rows have a score. */
export const countFaults = (): Prisma.Sql => Prisma.sql`
  SELECT '' AS "name", 'count of ' || COALESCE(c."kind", r."kind") || ' ' || COALESCE(c."score", r."score") AS "figure",
    c."players" AS "shown", r."players" AS "due"
  FROM "LadderCount" c
    FULL JOIN (SELECT "kind", "week", "isPlaced", "score", COUNT(*)::int AS "players" FROM "LadderRow"
      GROUP BY 1, 2, 3, 4) r USING ("kind", "week", "isPlaced", "score")
  WHERE c."players" IS DISTINCT FROM r."players"`
