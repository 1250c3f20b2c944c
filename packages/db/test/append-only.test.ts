import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../src/testing/index.ts'

let opened: TestDatabase
let client: pg.Client

beforeAll(async () => {
  opened = await openTestDatabase()
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await opened.database.close()
})

const tables = [
  ...[
    ...['JournalEntry', 'Settlement', 'SecondOpinion', 'RatingEntry', 'XpEntry', 'XpSource', 'SoloRun'],
    ...['Decision', 'ConnectionEvent'],
  ].map((table) => ({
    table,
    column: 'matchId',
  })),
  { table: 'FlickListCopy', column: 'list' },
  { table: 'AuditEntry', column: 'reason' },
]
const changes = tables.flatMap(({ table, column }) => [
  { table, change: `UPDATE "${table}" SET "${column}" = "${column}"` },
  { table, change: `DELETE FROM "${table}"` },
  { table, change: `TRUNCATE "${table}" CASCADE` },
])

test.each(changes)('the database refuses $change', async ({ table, change }) => {
  await expect(client.query(change)).rejects.toThrow(`${table} is append-only`)
})

test.each(['UPDATE "FlickList" SET "at" = "at"', 'DELETE FROM "FlickList"', 'TRUNCATE "FlickList" CASCADE'])(
  'the database refuses %s',
  async (change) => {
    await expect(client.query(change)).rejects.toThrow('FlickList is append-only')
  },
)

test.each(['DELETE FROM "Attempt"', 'TRUNCATE "Attempt" CASCADE'])(
  'the database refuses %s',
  async (change) => {
    await expect(client.query(change)).rejects.toThrow('Attempt is counted once')
  },
)

test.each(['DELETE FROM "LevelBest"', 'TRUNCATE "LevelBest"'])('the database refuses %s', async (change) => {
  await expect(client.query(change)).rejects.toThrow('LevelBest is never replaced by a worse one')
})
