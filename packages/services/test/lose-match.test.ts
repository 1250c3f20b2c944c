import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseMatch, matchResult, openMatches, openMatchOf, settleMatch } from '../src/index.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from './table.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

test('R10.6, R10.7: a lost match is void, marked, and lets its players go', async () => {
  const players = [await addPlayer(database, 'Ana'), await addPlayer(database, 'Ben')] as const
  const { matchId } = await playMatch(database, players, [begin, flick])
  await loseMatch(database, { matchId, now: NOON })
  expect(await matchResult(database, matchId)).toMatchObject({
    outcome: { kind: 'void', why: 'server-lost' },
    abandoned: true,
    seats: [
      { place: null, xp: 0, rating: null },
      { place: null, xp: 0, rating: null },
    ],
  })
  expect((await openMatches(database)).map((open) => open.matchId)).not.toContain(matchId)
  for (const playerId of players) expect(await openMatchOf(database, playerId)).toBeNull()
})

test('a settled match cannot be lost afterwards', async () => {
  const players = [await addPlayer(database, 'Cid'), await addPlayer(database, 'Dot')] as const
  const { matchId } = await playMatch(database, players, [begin, flick, leave(0, 'resigned')])
  const settled = await settleMatch(database, { matchId, now: NOON })
  await loseMatch(database, { matchId, now: NOON + 1 })
  expect(await matchResult(database, matchId)).toEqual(settled)
})
