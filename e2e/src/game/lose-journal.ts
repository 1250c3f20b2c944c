import pg from 'pg'

/** Writes into a match's journal what no game could have led to: no server can go on with it (R10.6). */
export const loseJournal = async (database: string, matchId: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "JournalEntry" ("matchId", "seq", "at", "version", "command", "happenings", "hash", "fence")
       SELECT m."id", (SELECT count(*) FROM "JournalEntry" j WHERE j."matchId" = m."id"), now(), 1,
         '{"kind": "time-out", "at": 1}', '[]', repeat('f', 16), m."fence"
       FROM "Match" m WHERE m."id" = $1`,
      [matchId],
    )
  } finally {
    await client.end()
  }
}
