import pg from 'pg'
import { idNumbered } from '../replay-list/many-replays.ts'

/** Half of all cases are by silence, a tenth each of the other ways. */
const REASON = `CASE WHEN n % 10 < 5 THEN 'silent' WHEN n % 10 < 7 THEN 'three-clocks' WHEN n % 10 < 8 THEN 'both-gone'
  WHEN n % 10 < 9 THEN 'left-together' ELSE 'server-lost' END`

/** The last 400 are open, of the others seven in ten upheld. */
const VERDICT = `CASE WHEN n >= $1::int - 400 THEN 'open' WHEN n % 7 < 5 THEN 'upheld' WHEN n % 7 = 5 THEN 'voided'
  ELSE 'excused' END`

/**
 * So many cases, one an hour up to now, among thrice as many ranked games between two: nobody played them. Player 7 left
 * every 40th; every 100th case has an appeal that waits. The statistics are fresh, as autovacuum keeps them.
 */
export const addManyCases = async (
  url: string,
  { cases, players }: { readonly cases: number; readonly players: number },
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // foreign keys are checked row by row, which tells nothing here and takes long
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO "Player" ("id", "name", "nameKey", "createdAt")
      SELECT ${idNumbered('p', 'n')}, 'Player_' || n, 'player_' || n, now() FROM generate_series(0, $1::int - 1) n`,
      [players],
    )
    const second = '(n * 31 + 1) % $2::int'
    const leaver = 'CASE WHEN n % 40 = 0 THEN 7 ELSE n % $2::int END'
    for (const [seat, player] of [second, leaver].entries()) {
      await client.query(
        `INSERT INTO "Seat" ("matchId", "seat", "playerId", "fill", "isOpen", "place")
        SELECT ${idNumbered('m', 'n')}, ${String(seat)}, ${idNumbered('p', player)}, 'tar', FALSE, ${String(seat + 1)}
        FROM generate_series(0, 3 * $1::int - 1) n ON CONFLICT DO NOTHING`,
        [cases, players],
      )
    }
    await client.query(
      `INSERT INTO "RatingEntry" ("id", "playerId", "matchId", "number", "ratedGame", "before", "expected", "k", "change",
        "after", "at")
      SELECT gen_random_uuid(), ${idNumbered('p', leaver)}, ${idNumbered('m', 'n')}, 1 + n, 1 + n, 1200, 5000, 20, -10,
        1190, now() - (3 * $1::int - n) * interval '20 minutes'
      FROM generate_series(0, 3 * $1::int - 1) n`,
      [cases, players],
    )
    await client.query(
      `INSERT INTO "Case" ("matchId", "reason", "endedAt", "openedAt", "leaverId", "stake", "isPausable", "verdict",
        "version", "decidedAt", "isAppealed")
      SELECT ${idNumbered('m', 'n * 3')}, ${REASON}, now() - ($1::int - n) * interval '1 hour', now(),
        CASE WHEN n % 10 < 8 THEN ${idNumbered('p', leaver)} END, 10, FALSE, ${VERDICT},
        CASE WHEN n >= $1::int - 400 THEN 0 ELSE 1 END, CASE WHEN n >= $1::int - 400 THEN NULL ELSE now() END,
        n % 100 = 3
      FROM generate_series(0, $1::int - 1) n`,
      [cases, players],
    )
    await client.query('SET session_replication_role = DEFAULT')
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
