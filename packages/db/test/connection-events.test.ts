import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addMatch, NOON } from './seeded.ts'

let database: Database

beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

test('events come back in the order in which they were added, and so many at most', async () => {
  const [matchId, other] = [await addMatch(database), await addMatch(database)]
  const lost = { seat: 0, at: NOON + 1, kind: 'lost', reason: 'network' } as const
  const started = { seat: null, at: NOON, kind: 'server-start', reason: null } as const
  const found = { seat: 0, at: NOON, kind: 'found', reason: null } as const
  await database.connectionEvents.add(matchId, [lost, started])
  await database.connectionEvents.add(other, [found])
  await database.connectionEvents.add(matchId, [found])
  expect(await database.connectionEvents.of(matchId, 10)).toEqual([lost, started, found])
  expect(await database.connectionEvents.of(matchId, 2)).toEqual([lost, started])
})

test('an event without a seat is the server, and only that', async () => {
  const matchId = await addMatch(database)
  const found = { seat: null, at: NOON, kind: 'found', reason: null } as const
  await expect(database.connectionEvents.add(matchId, [found])).rejects.toThrow()
})
