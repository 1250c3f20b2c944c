import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginGuest, openRankedMatch, rankedStanding } from '../src/index.ts'
import { addPlayer, NOON } from './table.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

test('a guest has a player and a name of their own that says what they are', async () => {
  const { playerId, name } = await beginGuest(database, { now: NOON })
  expect(name).toMatch(/^guest-[A-HJ-NP-Z2-9]{4}$/)
  const start = { rating: 1200, ratedGames: 0, highest: 1200, xp: 0, stars: 0 }
  expect(await database.players.byId(playerId)).toMatchObject({ id: playerId, name, isGuest: true, ...start })
  expect(await database.players.byNameKey(name.toLowerCase())).toMatchObject({ id: playerId })
})

test('many guests at the same moment are called differently', async () => {
  const guests = await Promise.all(Array.from({ length: 40 }, () => beginGuest(database, { now: NOON })))
  expect(new Set(guests.map(({ name }) => name)).size).toBe(40)
})

test('guests are not rated: no ranked game is opened for one', async () => {
  const [{ playerId }, ana] = [await beginGuest(database, { now: NOON }), await addPlayer(database, 'Ana')]
  const players = [
    { playerId, fill: 'tar' },
    { playerId: ana, fill: 'tar' },
  ] as const
  const opened = await openRankedMatch(database, { players, shotClock: 20, now: NOON })
  expect(opened).toEqual({ ok: false, refusal: 'no-such-player' })
  expect(await rankedStanding(database, ana)).toMatchObject({ ratedGames: 0 })
})
