import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/index.ts'
import { playersNamed } from '../src/desk/players-named.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addManyPlayers } from './ladders/many-players.ts'
import { readsOf, rowsOf } from './reads-of.ts'

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  await addManyPlayers(opened.url, 20_000)
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

test.each([
  { start: '', after: '' },
  { start: '', after: 'p_5' },
  { start: 'p_1', after: '' },
  { start: 'p_1', after: 'p_18888' },
  { start: 'p_19999', after: '' },
])('looking for "$start" after "$after" is one range of the index of names', async ({ start, after }) => {
  const reads = await readsOf(client, playersNamed({ start, after, limit: 51 }))
  expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
  expect(rowsOf(reads, 'Player')).toBeLessThanOrEqual(52)
})

test('pages follow each other without a gap, and _ is no wildcard', async () => {
  const first = await database.deskPlayers.search('p_1', '', 5)
  const second = await database.deskPlayers.search('p_1', first.at(-1)?.nameKey ?? '', 5)
  const both = await database.deskPlayers.search('p_1', '', 10)
  expect([...first, ...second]).toEqual(both)
  expect(await database.deskPlayers.search('p%1', '', 5)).toEqual([])
})
