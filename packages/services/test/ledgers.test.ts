import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { STARTING_RATING } from '@skelly/engine'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleMatch } from '../src/index.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, playMatch, type Step } from './table.ts'

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const ENDS: readonly (readonly Step[])[] = [
  [begin, flick, flick, leave(0, 'resigned')],
  [begin, flick, flick, flick, leave(1, 'silent')],
  [begin, leave(1, 'three-clocks')],
  [begin, flick, callOff('server-lost')],
  [callOff('never-joined')],
]
const LEDGERS = `
  SELECT p."name", p."rating", p."ratedGames", p."highest", p."xp",
    ${STARTING_RATING} + COALESCE((SELECT SUM("change") FROM "RatingEntry" r WHERE r."playerId" = p."id"), 0)::int AS "ratingSum",
    (SELECT COUNT(*) FROM "RatingEntry" r WHERE r."playerId" = p."id")::int AS "entries",
    GREATEST(${STARTING_RATING}, (SELECT MAX("after") FROM "RatingEntry" r WHERE r."playerId" = p."id")) AS "ratingMost",
    COALESCE((SELECT SUM("amount") FROM "XpEntry" x WHERE x."playerId" = p."id"), 0)::int AS "xpSum"
  FROM "Player" p`

test('what players have is what their ledgers add up to, after games of every end, many at a time', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `Player_${number}`)
  const players = await Promise.all(names.map((name) => addPlayer(database, name)))
  for (let round = 0; round < 6; round += 1) {
    const pairs = [0, 2, 4, 6].map((place): [string, string] => {
      const [one = '', other = ''] = [players[place], players[(place + 1 + 2 * round) % 8]]
      return [one, other]
    })
    const games = pairs.map(async (pair, table) => {
      const { matchId } = await playMatch(database, pair, ENDS[(round + table) % ENDS.length] ?? [])
      return Promise.all([1, 2, 3].map(() => settleMatch(database, { matchId, now: NOON + round })))
    })
    await Promise.all(games)
  }
  const { rows } = await client.query<Record<string, number>>(LEDGERS)
  expect(rows).toHaveLength(8)
  for (const { rating, ratingSum, ratedGames, entries, highest, ratingMost, xp, xpSum } of rows) {
    expect({ rating, ratedGames, highest, xp }).toEqual({
      rating: ratingSum,
      ratedGames: entries,
      highest: ratingMost,
      xp: xpSum,
    })
  }
  expect(rows.reduce((sum, { entries = 0 }) => sum + entries, 0)).toBeGreaterThan(20)
})

test('R10.1: with the same K and far from the floor, what one gains the other loses', async () => {
  const { rows } = await client.query<{ sum: number }>(
    'SELECT SUM("change")::int AS "sum" FROM "RatingEntry" GROUP BY "matchId"',
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(new Set(rows.map(({ sum }) => sum))).toEqual(new Set([0]))
})
