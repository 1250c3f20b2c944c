import pg from 'pg'

/** How many people work at the desk of `addManyEntries`; the last of them did next to nothing. */
export const DESK = 12

/** The same number is the same person. */
export const adminNumbered = (number: number): string =>
  `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/**
 * So many entries, one a minute up to `now`: decisions about cases for the most part, every hundredth a sign-in, every
 * thousandth a role that was set from the command line. The statistics are fresh, as autovacuum keeps them.
 */
export const addManyEntries = async (url: string, entries: number, now: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "AuditEntry" ("id", "at", "adminId", "actor", "action", "subject", "subjectId", "before", "after", "reason")
      SELECT (lpad(to_hex(n), 8, '0') || substr(md5('audit' || n), 9))::uuid,
        $2::timestamptz - ($1::int - n) * interval '1 minute',
        CASE WHEN n % 1000 = 500 THEN NULL ELSE ('018f0000-0000-7000-8000-' || lpad(
          (CASE WHEN n % 2500 = 1 THEN $3::int - 1 ELSE n % ($3::int - 1) END)::text, 12, '0'))::uuid END,
        CASE WHEN n % 1000 = 500 THEN 'command line' ELSE 'desk_' || n % ($3::int - 1) END,
        CASE WHEN n % 1000 = 500 THEN 'admin.set-role' WHEN n % 100 = 3 THEN 'admin.sign-in'
          WHEN n % 3 = 0 THEN 'case.void' ELSE 'case.uphold' END,
        CASE WHEN n % 1000 = 500 OR n % 100 = 3 THEN 'admin' ELSE 'case' END,
        ('018f0000-0000-7000-9000-' || lpad((n % 5000)::text, 12, '0')),
        '{"verdict":"open"}', json_build_object('verdict', CASE WHEN n % 3 = 0 THEN 'voided' ELSE 'upheld' END)::jsonb,
        'The line was lost ' || n || CASE WHEN n % 4000 = 7 THEN ', zebra@example.org wrote' ELSE '' END
      FROM generate_series(0, $1::int - 1) n`,
      [entries, new Date(now), DESK],
    )
    await client.query('VACUUM ANALYZE "AuditEntry"')
  } finally {
    await client.end()
  }
}
