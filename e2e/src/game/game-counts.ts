import pg from 'pg'

/** How many stored games there are of a kind, asked of the tables that lists of replays do not read. */
export const gameCounts = async (url: string): Promise<GameCounts> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = async (where: string, [one, two]: readonly [string, string]): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT COUNT(*)::int AS "count" FROM "Replay" r
        JOIN "Match" m ON m."id" = r."matchId" JOIN "Settlement" s ON s."matchId" = m."id"
        LEFT JOIN "Case" k ON k."matchId" = m."id"
      WHERE ($1 <> $2) AND ${where}`,
      [one, two],
    )
    return rows[0]?.count ?? -1
  }
  return { count, close: () => client.end() }
}

export interface GameCounts {
  /** Of the games of which this holds: of the replay r, the match m, its settlement s and case k, and two players' names. */
  count(where: string, names: readonly [string, string]): Promise<number>
  close(): Promise<void>
}

const seat = (place: string): string =>
  `EXISTS (SELECT 1 FROM "Seat" t JOIN "Player" p ON p."id" = t."playerId" WHERE t."matchId" = m."id" AND ${place})`

/** What the moderators made void for the player p, or for both, is neither won nor lost. */
const stands = `(k."verdict" IS NULL OR k."verdict" NOT IN ('voided', 'excused')
  OR (k."verdict" = 'excused' AND k."leaverId" <> p."id"))`

const flicks = `(SELECT COUNT(*) FROM "JournalEntry" j WHERE j."matchId" = m."id" AND j."command"->'move'->>'kind' = 'flick')`
const knockedOut = (least: number): string =>
  `EXISTS (SELECT 1 FROM "JournalEntry" j, jsonb_array_elements(j."happenings") h WHERE j."matchId" = m."id"
    AND jsonb_array_length(COALESCE(h->'event'->'ruling'->'knockedOut', '[]')) >= ${String(least)})`

/** Somebody left by anything else than the button, whether the game ended by it or not. */
const walkedOut = `EXISTS (SELECT 1 FROM "JournalEntry" j, jsonb_array_elements(j."happenings") h
  WHERE j."matchId" = m."id" AND h->'event'->>'kind' = 'left' AND COALESCE(j."command"->>'why', '') <> 'resigned')`

/** Questions as the address asks them, and the same of the tables. `$1` and `$2` are the names of two players. */
export const QUESTIONS = [
  ['', 'TRUE'],
  ['way=ranked', `m."way" = 'ranked'`],
  ['way=machine', `m."way" = 'machine'`],
  ['way=solo', `m."way" = 'solo'`],
  ['player=$1', seat('p."name" = $1')],
  ['player=$1&way=ranked', `${seat('p."name" = $1')} AND m."way" = 'ranked'`],
  ['player=$1&against=$2', `${seat('p."name" = $1')} AND ${seat('p."name" = $2')}`],
  ['player=$1&result=won', seat(`p."name" = $1 AND t."place" = 1 AND ${stands}`)],
  ['player=$1&result=lost', seat(`p."name" = $1 AND t."place" > 1 AND ${stands}`)],
  [
    'player=$2&result=won&way=ranked',
    `${seat(`p."name" = $2 AND t."place" = 1 AND ${stands}`)} AND m."way" = 'ranked'`,
  ],
  ['ending=resigned', `s."leaving" = 'resigned'`],
  ['ending=walked-out', `s."leaving" IN ('silent', 'three-clocks', 'both-gone')`],
  ['ending=void', `s."outcome" = 'void'`],
  ['ending=last-box', `s."leaving" IS NULL AND m."way" = 'solo'`],
  ['ending=knockouts', `s."leaving" IS NULL AND s."outcome" = 'won' AND m."way" <> 'solo'`],
  ['way=ranked&event=knockout', `m."way" = 'ranked' AND ${knockedOut(1)}`],
  ['way=ranked&event=double-kill', `m."way" = 'ranked' AND ${knockedOut(2)}`],
  ['event=walk-out', `(s."leaving" IN ('silent', 'three-clocks', 'both-gone') OR ${walkedOut})`],
  ['days=week', `m."endedAt" >= date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`],
  ['days=month', `m."endedAt" >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`],
  ['way=ranked&length=short', `m."way" = 'ranked' AND ${flicks} <= 30`],
  ['way=ranked&length=long', `m."way" = 'ranked' AND ${flicks} > 50`],
  ['way=ranked&least=25&most=40', `m."way" = 'ranked' AND ${flicks} BETWEEN 25 AND 40`],
] as const
