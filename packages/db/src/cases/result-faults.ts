import { Prisma } from '../generated/client.ts'
import { isTakenBack } from './is-taken-back.ts'

/** Games whose replays are found by another result than their verdict says. The figure says which. */
export const resultFaults = (): Prisma.Sql => Prisma.sql`
  SELECT p."name", 'result of game ' || c."matchId" || ', ' || f."result" || ' is shown, ' || due."result" || ' due' AS "figure",
    NULL::int AS "shown", NULL::int AS "due"
  FROM "Case" c
    JOIN "GameFacts" g ON g."matchId" = c."matchId"
    JOIN "SeatFacts" f ON f."replayId" = g."replayId"
    JOIN "Seat" seat ON seat."matchId" = c."matchId" AND seat."playerId" = f."playerId"
    JOIN "Player" p ON p."id" = f."playerId"
    CROSS JOIN LATERAL (SELECT CASE
      WHEN seat."place" IS NULL OR ${isTakenBack('seat', 'c')} THEN 'void'
      WHEN seat."place" = 1 THEN 'won' ELSE 'lost' END AS "result") due
  WHERE f."result" <> due."result"`
