import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { schemaScript } from '../../src/migrating/schema-script.ts'
import { openTestDatabase } from '../../src/testing/index.ts'

/** What is the same in two databases when their migrations and their schema say the same. */
const QUERIES = {
  columns: `SELECT table_name, column_name, data_type, udt_name, character_maximum_length, datetime_precision,
      is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
    ORDER BY table_name, column_name`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    ORDER BY indexdef`,
  keys: `SELECT conrelid::regclass AS "table", conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype = 'f' ORDER BY conname`,
} as const
/** Indexes that schema.prisma has no words for. */
const ONLY_IN_MIGRATIONS =
  /"Seat_one_open_a_player"|"Match_open"|"Match_one_open_a_room"|"Room_one_open_a_code"|"RatingEntry_one_a_game"|"Admin_one_of_a_name"|"AuditEntry_text"/

type Picture = Readonly<Record<keyof typeof QUERIES, readonly unknown[]>>

const pictureOf = async (client: pg.Client): Promise<Picture> => {
  const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
  const indexes = (await rows(QUERIES.indexes)).filter(
    ({ indexdef }) => !ONLY_IN_MIGRATIONS.test(String(indexdef)),
  )
  return { columns: await rows(QUERIES.columns), indexes, keys: await rows(QUERIES.keys) }
}

const withClient = async <Outcome>(
  url: string,
  work: (client: pg.Client) => Promise<Outcome>,
): Promise<Outcome> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

let migrated: Picture
let described: Picture
beforeAll(async () => {
  const opened = await openTestDatabase()
  await opened.database.close()
  migrated = await withClient(opened.url, pictureOf)
  const script = await schemaScript(opened.url, null)
  described = await withClient(opened.url, async (client) => {
    await client.query('DROP SCHEMA public CASCADE')
    await client.query(script)
    return pictureOf(client)
  })
})

test.each(['columns', 'indexes', 'keys'] as const)('the migrations make the %s of schema.prisma', (part) => {
  expect(migrated[part]).toEqual(described[part])
  expect(migrated[part].length).toBeGreaterThan(10)
})
