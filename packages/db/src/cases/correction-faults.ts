import { Prisma } from '../generated/client.ts'

/** Entries by decisions that are not the exact opposite of what they take back, missing ones and too many of them as well. */
export const correctionFaults = (): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT d."id" AS "decisionId", d."matchId", e."playerId", -e."change" AS "change"
    FROM "Decision" d
      JOIN "Case" c ON c."matchId" = d."matchId"
      JOIN "RatingEntry" e ON e."matchId" = d."matchId" AND (
        (d."kind" = 'void' AND e."decisionId" IS NULL)
        OR (d."kind" = 'excuse' AND e."decisionId" IS NULL AND e."playerId" = c."leaverId")
        OR (d."kind" = 'reverse' AND e."decisionId" = d."reversesId")))
  SELECT p."name", 'correction of game ' || COALESCE(due."matchId", r."matchId") AS "figure", r."change" AS "shown",
    due."change" AS "due"
  FROM due
    FULL JOIN (SELECT * FROM "RatingEntry" WHERE "decisionId" IS NOT NULL) r
      ON r."decisionId" = due."decisionId" AND r."playerId" = due."playerId"
    JOIN "Player" p ON p."id" = COALESCE(due."playerId", r."playerId")
  WHERE r."change" IS DISTINCT FROM due."change" OR r."matchId" <> due."matchId"`
