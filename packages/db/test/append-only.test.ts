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

const tables = ['JournalEntry', 'Settlement', 'SecondOpinion', 'RatingEntry', 'XpEntry', 'SoloRun']
const changes = tables.flatMap((table) => [
  { table, change: `UPDATE "${table}" SET "matchId" = "matchId"` },
  { table, change: `DELETE FROM "${table}"` },
  { table, change: `TRUNCATE "${table}"` },
])

test.each(changes)('the database refuses $change', async ({ table, change }) => {
  await expect(client.query(change)).rejects.toThrow(`${table} is append-only`)
})
