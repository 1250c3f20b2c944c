import pg from 'pg'

/**
 * So many players as sums and ladders would have them after years, without their games: names p0 upwards, many of them
 * tied. The statistics are fresh, as autovacuum keeps them.
 */
export const addManyPlayers = async (url: string, players: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "Player" ("id", "isGuest", "name", "nameKey", "rating", "highest", "ratedGames", "xp", "stars", "createdAt")
      SELECT gen_random_uuid(), FALSE, 'p_' || n, 'p_' || n, 800 + (n * 7) % 1200, 2000, n % 40, 5 * ((n * 13) % 8000),
        (n * 31) % 601, now()
      FROM generate_series(1, $1::int) AS n`,
      [players],
    )
    await client.query(
      `INSERT INTO "LadderRow" ("kind", "week", "playerId", "isPlaced", "score")
      SELECT 'rating', 0, "id", "ratedGames" >= 10, "rating" FROM "Player" WHERE "ratedGames" > 0
      UNION ALL SELECT 'xp', 0, "id", TRUE, "xp" FROM "Player" WHERE "xp" > 0
      UNION ALL SELECT 'stars', 0, "id", TRUE, "stars" FROM "Player" WHERE "stars" > 0`,
    )
    await client.query(
      `INSERT INTO "LadderCount" SELECT "kind", "week", "isPlaced", "score", COUNT(*)
      FROM "LadderRow" GROUP BY 1, 2, 3, 4`,
    )
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
