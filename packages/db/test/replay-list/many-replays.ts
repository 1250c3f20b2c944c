import pg from 'pg'

/** The same number is the same id, and later games have greater ones, as UUIDv7 have. */
export const idNumbered = (kind: string, number: string): string =>
  `(lpad(to_hex(${number}), 8, '0') || substr(md5('${kind}' || (${number})), 9))::uuid`

/**
 * So many settled games as rows of facts, one a minute up to now, nine in ten of them ranked between two: nobody played
 * them. Every 50th player is in one of ten games. Double kills are one in 997, walk-outs one in 400, solo runs one in 50.
 * The statistics are fresh, as autovacuum keeps them.
 */
export const addManyReplays = async (
  url: string,
  { games, players }: { readonly games: number; readonly players: number },
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // foreign keys are checked row by row, which tells nothing here and takes minutes
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO "Player" ("id", "isGuest", "name", "nameKey", "createdAt")
      SELECT ${idNumbered('p', 'n')}, n % 7 = 0, 'p_' || n, 'p_' || n, now() FROM generate_series(0, $1::int - 1) n`,
      [players],
    )
    await client.query(
      `INSERT INTO "GameFacts" ("replayId", "matchId", "way", "endedAt", "flicks", "ending", "hasKnockout",
        "hasDoubleKill", "hasWalkOut", "isPrivate", "capsVersion", "caps")
      SELECT ${idNumbered('r', 'n')}, ${idNumbered('m', 'n')},
        CASE WHEN n % 50 = 0 THEN 'solo' WHEN n % 20 = 1 THEN 'machine' WHEN n % 20 = 2 THEN 'online' ELSE 'ranked' END,
        now() - ($1::int - n) * interval '1 minute', 10 + (n::bigint * 7919) % 150,
        CASE WHEN n % 50 = 0 THEN 'last-box' WHEN n % 400 = 7 THEN 'walked-out' WHEN n % 9 = 3 THEN 'resigned'
          WHEN n % 1000 = 4 THEN 'void' ELSE 'knockouts' END,
        n % 3 > 0, n % 997 = 5, n % 400 = 7, n % 50 = 0 AND n % 100 = 0, 1, '[]'
      FROM generate_series(0, $1::int - 1) n`,
      [games],
    )
    for (const [seat, player] of [
      'CASE WHEN n % 10 = 0 THEN 50 ELSE n % $2::int END',
      '(n * 31 + 1) % $2::int',
    ].entries()) {
      await client.query(
        `INSERT INTO "SeatFacts" ("replayId", "playerId", "result", "way", "endedAt", "flicks", "ending", "hasKnockout",
          "hasDoubleKill", "hasWalkOut", "isPrivate", "wantsPrivate")
        SELECT f."replayId", ${idNumbered('p', player)}, '${seat === 0 ? 'won' : 'lost'}', f."way", f."endedAt",
          f."flicks", f."ending", f."hasKnockout", f."hasDoubleKill", f."hasWalkOut", f."isPrivate", f."isPrivate"
        FROM generate_series(0, $1::int - 1) n JOIN "GameFacts" f ON f."replayId" = ${idNumbered('r', 'n')}
        ON CONFLICT DO NOTHING`,
        [games, players],
      )
    }
    await client.query('SET session_replication_role = DEFAULT')
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
