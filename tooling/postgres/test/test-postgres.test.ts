import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, startTestPostgres, type Postgres } from '../src/index.ts'
import { withClient } from '../src/with-client.ts'

let server: Postgres

beforeAll(async () => {
  const prepare = (url: string): Promise<unknown> => query(url, 'create table cap (name text)')
  server = await startTestPostgres({
    prepare: async (url) => {
      await prepare(url)
    },
  })
})

afterAll(async () => {
  await server.stop()
})

test('each test database begins as the template is, and is its own', async () => {
  const [first, second] = await Promise.all([
    createTestDatabase(server.url, 'first'),
    createTestDatabase(server.url, 'second'),
  ])
  await query(first, `insert into cap values ('tar')`)
  expect(await query(first, 'select name from cap')).toEqual([{ name: 'tar' }])
  expect(await query(second, 'select name from cap')).toEqual([])
})

test('a name that is taken is refused', async () => {
  await createTestDatabase(server.url, 'third "quoted"')
  await expect(createTestDatabase(server.url, 'third "quoted"')).rejects.toThrow('already exists')
})

test('nobody gets in without the password', async () => {
  const url = new URL(server.url)
  url.password = 'guess'
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('letters beyond ASCII have a lower case', async () => {
  expect(await query(server.url, `select lower('ÑANDÚ') as name`)).toEqual([{ name: 'ñandú' }])
})

async function query(url: string, sql: string): Promise<readonly unknown[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)
}
