import { Prisma } from '../generated/client.ts'
import { replayKeys } from './replay-list.ts'
import type { ReplayQuestion, ReplayStart } from './replay-question.ts'

/** The replays that fit, each with what is shown of it: one statement and so one moment. */
export const listedRows = (
  question: ReplayQuestion,
  start: ReplayStart,
  limit: number,
): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${replayKeys(question, start, limit)})
  SELECT f."replayId", f."way", f."endedAt", f."flicks", f."ending", f."hasKnockout", f."hasDoubleKill", f."hasWalkOut",
    f."isPrivate", f."capsVersion", f."caps",
    (SELECT c."verdict" FROM "Case" c WHERE c."matchId" = f."matchId") AS "verdict",
    (SELECT json_agg(json_build_object('seat', s."seat", 'name', p."name", 'colour', COALESCE(s."colour", s."seat"),
        'place', s."place", 'ratingChange',
        (SELECT SUM(r."change")::int FROM "RatingEntry" r
          WHERE r."matchId" = s."matchId" AND r."playerId" = s."playerId")) ORDER BY s."seat")
      FROM "Seat" s
        JOIN "Player" p ON p."id" = s."playerId"
      WHERE s."matchId" = f."matchId") AS "seats"
  FROM chosen JOIN "GameFacts" f ON f."replayId" = chosen."replayId"`

/** Names that begin with some letters, in the order of the alphabet; neither guests' nor of those who left. */
export const namesLike = (nameKeyStart: string, limit: number): Prisma.Sql => {
  const like = `${nameKeyStart.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return Prisma.sql`
    SELECT named."name" FROM (
      SELECT "name", "nameKey", "isGuest", "deletedAt" FROM "Player" WHERE "nameKey" LIKE ${like}
      ORDER BY "nameKey" USING ~<~ LIMIT ${SEARCHED}) AS named
    WHERE NOT named."isGuest" AND named."deletedAt" IS NULL
    ORDER BY named."nameKey" USING ~<~ LIMIT ${limit}`
}

/** Names beyond these are not looked at: whoever means one of them writes a letter more. */
const SEARCHED = 500
