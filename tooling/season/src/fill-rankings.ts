import type pg from 'pg'

/** How much is written. */
export interface Filling {
  readonly players: number
  /** Rated games, each between two. */
  readonly games: number
  /** The week in which the last twentieth of them was played, as ladders number it. */
  readonly week: number
}

/** The same number is the same id. */
const id = (kind: string, number: string): string => `md5('${kind}' || (${number}))::uuid`

/** Whom the n-th game is between: everybody plays about as often, against others every time. */
const FIRST = '(n % $1)'
const SECOND = '((n + 1 + (n / $1) % ($1 - 1)) % $1)'

/**
 * Writes players and games as rows, for measuring how fast they are read: nobody played them. Each player has rating and
 * XP entries, and rows in the ladders of all time and of the week.
 */
export const fillRankings = async (client: pg.Client, filling: Filling): Promise<void> => {
  const { games, players, week } = filling
  // foreign keys are checked row by row, which tells nothing here and takes minutes
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO "Player" ("id", "isGuest", "name", "nameKey", "rating", "highest", "ratedGames", "xp", "stars", "createdAt")
    SELECT ${id('p', 'n')}, FALSE, 'p_' || n, 'p_' || n, 800 + (n::bigint * 7919) % 1200, 2000, 2 * $2::int / $1::int,
      5 * ((n::bigint * 131) % 6000), n % 601, now() FROM generate_series(0, $1::int - 1) n`,
    [players, games],
  )
  await client.query(
    `INSERT INTO "Match" ("id", "way", "setupVersion", "setup", "openedAt", "beganAt", "endedAt")
    SELECT ${id('m', 'n')}, 'ranked', 1, '{"seats":[{},{}]}', t, t, t
    FROM generate_series(0, $1::int - 1) n, LATERAL (SELECT now() - (($1 - n) || ' seconds')::interval AS t) at`,
    [games],
  )
  await client.query(
    `INSERT INTO "Settlement" ("matchId", "outcome", "settledAt")
    SELECT "id", 'won', "endedAt" FROM "Match"`,
  )
  for (const [seat, player] of [FIRST, SECOND].entries()) {
    await client.query(
      `INSERT INTO "Seat" ("matchId", "seat", "playerId", "fill", "isOpen", "place")
      SELECT ${id('m', 'n')}, ${String(seat)}, ${id('p', player)}, 'tar', FALSE, ${String(seat + 1)}
      FROM generate_series(0, $2::int - 1) n WHERE $1::int > 0`,
      [players, games],
    )
  }
  await fillLedgers(client)
  await fillLadders(client, week)
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('VACUUM ANALYZE')
}

const fillLedgers = async (client: pg.Client): Promise<void> => {
  await client.query(
    `INSERT INTO "RatingEntry" ("id", "playerId", "matchId", "number", "ratedGame", "before", "expected", "k", "change",
      "after", "at")
    SELECT gen_random_uuid(), "playerId", "matchId", "number", "number", 1200, 5000, 20, 0, 1200, "endedAt"
    FROM (SELECT s."playerId", s."matchId", m."endedAt",
        ROW_NUMBER() OVER (PARTITION BY s."playerId" ORDER BY m."endedAt", s."matchId") AS "number"
      FROM "Seat" s JOIN "Match" m ON m."id" = s."matchId") AS rated`,
  )
  await client.query(
    `INSERT INTO "XpEntry" ("id", "playerId", "matchId", "amount", "at")
    SELECT gen_random_uuid(), "playerId", "matchId", 150, "at" FROM "RatingEntry"`,
  )
}

const fillLadders = async (client: pg.Client, week: number): Promise<void> => {
  await client.query(
    `INSERT INTO "LadderRow" ("kind", "week", "playerId", "isPlaced", "score")
    SELECT 'rating', w, "id", "ratedGames" >= 10, "rating" FROM "Player", (VALUES (0), ($1::int)) AS weeks (w)
    UNION ALL SELECT 'xp', w, "id", TRUE, "xp" FROM "Player", (VALUES (0), ($1::int)) AS weeks (w) WHERE "xp" > 0
    UNION ALL SELECT 'stars', w, "id", TRUE, "stars" FROM "Player", (VALUES (0), ($1::int)) AS weeks (w) WHERE "stars" > 0`,
    [week],
  )
  await client.query(
    `INSERT INTO "LadderCount" ("kind", "week", "isPlaced", "score", "players")
    SELECT "kind", "week", "isPlaced", "score", COUNT(*) FROM "LadderRow" GROUP BY 1, 2, 3, 4`,
  )
}
