import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/migrating/migrate.ts'
import { openTestDatabase, type TestDatabase } from '../../src/testing/index.ts'

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

test('a database that has seen every migration is left alone', async () => {
  expect(await migrate(opened.url)).toEqual([])
})

test('a migration that was changed after it was applied is refused', async () => {
  await client.query(`UPDATE "_prisma_migrations" SET "checksum" = 'another'`)
  await expect(migrate(opened.url)).rejects.toThrow('were changed afterwards')
})

test('an empty database gets all of them', async () => {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  expect(await migrate(opened.url)).toContain('20261129230000_spine')
  expect(await migrate(opened.url)).toEqual([])
})
