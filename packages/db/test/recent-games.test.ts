import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addMatch, addPlayer, NOON } from './seeded.ts'

let database: Database
let ana: string
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await addPlayer(database, 'Ana')
})
afterAll(() => database.close())

const WON = { outcome: 'won', leaving: null, voiding: null, abandonedFor: null } as const

const played = async (endedAt: number): Promise<string> => {
  const matchId = await addMatch(database)
  await database.seats.addClosed({ matchId, seat: 0, playerId: ana, fill: 'tar', place: 1 })
  await database.matches.end(matchId, endedAt)
  await database.settlements.add({ matchId, ...WON, settledAt: endedAt })
  return matchId
}

test('games are listed by when they ended, in whatever order they were opened or sent', async () => {
  const [third, first, second] = [await played(NOON + 3), await played(NOON + 1), await played(NOON + 2)]
  const ids = async (limit: number) =>
    (await database.games.recentOf(ana, limit)).map(({ matchId }) => matchId)
  expect(await ids(10)).toEqual([third, second, first])
  // the latest is among those that are shown, though it was opened before all others
  expect(await ids(1)).toEqual([third])
})
