import { Prisma } from '../generated/client.ts'
import type { CaseKey, CaseQuestion } from './case-question.ts'

/** The first cases that fit, the newest game first, each with what is shown of it in a list. */
export const caseRows = (question: CaseQuestion, limit: number): Prisma.Sql =>
  withPlayers(question.leaverKeyStart === '' ? ofAll(question, limit) : ofLeavers(question, limit))

/** One case as it stands in a list. */
export const caseRow = (matchId: string): Prisma.Sql =>
  withPlayers(Prisma.sql`SELECT ${columns} FROM "Case" c WHERE c."matchId" = ${matchId}::uuid`)

/** The newest open case, or the newest before another. */
export const nextOpenCase = (before: CaseKey | null): Prisma.Sql => Prisma.sql`
  SELECT c."matchId" FROM "Case" c WHERE c."verdict" = 'open' ${beyond(before)}
  ORDER BY c."endedAt" DESC, c."matchId" DESC LIMIT 1`

/** Names beyond these are not looked at: whoever means one of them writes a letter more. */
const SEARCHED = 500

/** What is said of a leaver goes back so far from the game. */
const LATELY = Prisma.sql`interval '30 days'`

const columns = Prisma.sql`c."matchId", c."reason", c."verdict", c."isAppealed", c."endedAt", c."openedAt", c."leaverId",
  c."stake"`

/**
 * Read off the index that begins with what is asked for. As plain equalities the planner may take the index of all cases
 * instead and read past those that do not fit, as it counts on finding them anywhere: the open ones are the newest.
 */
const ofAll = (question: CaseQuestion, limit: number): Prisma.Sql => {
  const lead = leadOf(question)
  const order = lead.map(({ column }) => Prisma.sql`${column} DESC,`)
  return Prisma.sql`
  SELECT ${columns} FROM "Case" c
  WHERE TRUE ${together(lead.map(({ column, value }) => Prisma.sql`AND ${column} = ANY (ARRAY[${value}])`))} ${besideLead(question)}
  ORDER BY ${together(order)} c."endedAt" DESC, c."matchId" DESC LIMIT ${limit}`
}

/** Few cases wait for an answer: what else is asked of them is looked at in each. */
const besideLead = (question: CaseQuestion): Prisma.Sql =>
  question.isAppealed
    ? asked({ ...question, isAppealed: false })
    : asked({ ...question, verdict: null, reason: null })

const leadOf = ({ isAppealed, reason, verdict }: CaseQuestion) => {
  if (isAppealed) return [{ column: Prisma.sql`c."isAppealed"`, value: Prisma.sql`TRUE` }]
  return [
    ...(verdict === null ? [] : [{ column: Prisma.sql`c."verdict"`, value: Prisma.sql`${verdict}` }]),
    ...(reason === null ? [] : [{ column: Prisma.sql`c."reason"`, value: Prisma.sql`${reason}` }]),
  ]
}

/** So many of each leaver's at most: a join could also run through all cases until enough are found. */
const ofLeavers = (question: CaseQuestion, limit: number): Prisma.Sql => {
  const start = `${question.leaverKeyStart.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return Prisma.sql`
  SELECT c.* FROM (
      SELECT "id" FROM "Player" WHERE "nameKey" LIKE ${start} ORDER BY "nameKey" USING ~<~ LIMIT ${SEARCHED}) AS named
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM "Case" c WHERE c."leaverId" = named."id" ${asked(question)}
      ORDER BY c."endedAt" DESC, c."matchId" DESC LIMIT ${limit}) AS c
  ORDER BY c."endedAt" DESC, c."matchId" DESC LIMIT ${limit}`
}

const asked = ({ after, isAppealed, reason, verdict }: CaseQuestion): Prisma.Sql =>
  together([
    ...(verdict === null ? [] : [Prisma.sql`AND c."verdict" = ${verdict}`]),
    ...(reason === null ? [] : [Prisma.sql`AND c."reason" = ${reason}`]),
    ...(isAppealed ? [Prisma.sql`AND c."isAppealed"`] : []),
    beyond(after),
  ])

const together = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  parts.length === 0 ? Prisma.empty : Prisma.join([...parts], ' ')

const beyond = (key: CaseKey | null): Prisma.Sql =>
  key === null
    ? Prisma.empty
    : Prisma.sql`AND (c."endedAt", c."matchId") < (${new Date(key.endedAt)}, ${key.matchId}::uuid)`

/** One statement and so one moment. */
const withPlayers = (chosen: Prisma.Sql): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${chosen})
  SELECT ${columns},
    (SELECT json_agg(json_build_object('id', p."id", 'name', p."name", 'rating', p."rating") ORDER BY s."seat")
      FROM "Seat" s JOIN "Player" p ON p."id" = s."playerId" WHERE s."matchId" = c."matchId") AS "players",
    (SELECT COUNT(*)::int FROM "RatingEntry" r
      WHERE r."playerId" = c."leaverId" AND r."decisionId" IS NULL
        AND r."at" > c."endedAt" - ${LATELY} AND r."at" <= c."endedAt") AS "games",
    others."cases", others."upheld"
  FROM chosen c
    CROSS JOIN LATERAL (
      SELECT COUNT(*)::int AS "cases", (COUNT(*) FILTER (WHERE o."verdict" = 'upheld'))::int AS "upheld"
      FROM "Case" o
      WHERE o."leaverId" = c."leaverId" AND o."endedAt" > c."endedAt" - ${LATELY} AND o."endedAt" <= c."endedAt") AS others
  ORDER BY c."endedAt" DESC, c."matchId" DESC`
