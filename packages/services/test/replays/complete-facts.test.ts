import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeFacts } from '../../src/index.ts'
import { seedGames, type SeededGames } from './seeded-games.ts'

let database: Database
let client: pg.Client
let seeded: SeededGames
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  seeded = await seedGames(database)
}, 60_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const facts = async () => {
  const games = await client.query('SELECT * FROM "GameFacts" ORDER BY "replayId"')
  const seats = await client.query('SELECT * FROM "SeatFacts" ORDER BY "replayId", "playerId"')
  return { games: games.rows, seats: seats.rows }
}
const forget = () => client.query('DELETE FROM "SeatFacts"; DELETE FROM "GameFacts"')

test('games from before there were facts get the same as games that are settled now', async () => {
  const settled = await facts()
  expect([settled.games.length, settled.seats.length]).toEqual([5, 9])
  await forget()
  // meanwhile they are everybody's, as they were
  expect(await database.gameFacts.privacyOf(seeded.room)).toBeNull()
  expect(await completeFacts(database)).toEqual({ added: 5, unreadable: [] })
  expect(await facts()).toEqual(settled)
})

test('doing it again adds nothing, nor does doing it twice at once', async () => {
  expect(await completeFacts(database)).toEqual({ added: 0, unreadable: [] })
  const before = await facts()
  await forget()
  await Promise.all([completeFacts(database), completeFacts(database)])
  expect(await facts()).toEqual(before)
})

test('it stops when it is told to', async () => {
  await forget()
  expect(await completeFacts(database, AbortSignal.abort())).toEqual({ added: 0, unreadable: [] })
  await completeFacts(database)
})

test('what can’t be played to its end is named, and the others get theirs', async () => {
  await forget()
  await client.query(`UPDATE "Replay" SET "text" = '{}' WHERE "id" = $1`, [seeded.solo])
  expect(await completeFacts(database)).toEqual({ added: 4, unreadable: [seeded.solo] })
})
