import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addMatch, NOON } from './seeded.ts'

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
beforeEach(async () => {
  await client.query('DELETE FROM "CaseEstimate"')
  await client.query('DELETE FROM "Case"')
})

const addCase = async (endedAt: number, verdict: 'open' | 'upheld' = 'open'): Promise<string> => {
  const matchId = await addMatch(database)
  const [at, decidedAt] = [new Date(endedAt), verdict === 'open' ? null : new Date(endedAt)]
  await client.query(
    `INSERT INTO "Case" ("matchId", "reason", "endedAt", "openedAt", "stake", "isPausable", "verdict", "decidedAt")
     VALUES ($1, 'both-gone', $2, $2, 0, false, $3, $4)`,
    [matchId, at, verdict, decidedAt],
  )
  return matchId
}
const MINUTE = 60_000
const claim = (now: number) =>
  database.transaction(({ caseEstimates }) =>
    caseEstimates.claim({ now, deadSince: now - MINUTE, version: 1 }),
  )
const done = { games: 100, wins: [60, 40], failure: null, at: NOON + 5 }

test('the newest open case comes first, each once, one at a time', async () => {
  const [older, newer] = [await addCase(NOON), await addCase(NOON + 1)]
  await addCase(NOON + 2, 'upheld')
  const first = { matchId: newer, begunAt: NOON + 10 }
  expect(await claim(NOON + 10)).toEqual(first)
  expect(await claim(NOON + 11)).toBeNull()
  expect(await database.caseEstimates.finish(first, done)).toBe(true)
  const second = await claim(NOON + 12)
  expect(second).toEqual({ matchId: older, begunAt: NOON + 12 })
  expect(await database.caseEstimates.of(newer)).toEqual({ version: 1, ...done })
  if (second !== null) await database.caseEstimates.finish(second, done)
  expect(await claim(NOON + 13)).toBeNull()
})

test('of two who ask at once one is given it', async () => {
  await addCase(NOON)
  await addCase(NOON)
  const claims = await Promise.all([claim(NOON), claim(NOON), claim(NOON)])
  expect(claims.filter((one) => one !== null)).toHaveLength(1)
})

test('what somebody has not ended in time is taken up again, and what they bring later is not written', async () => {
  await addCase(NOON)
  const first = await claim(NOON)
  const again = await claim(NOON + MINUTE + 1)
  expect(again?.matchId).toBe(first?.matchId)
  if (first === null || again === null) throw new Error('nothing was claimed')
  expect(await database.caseEstimates.finish(first, done)).toBe(false)
  const failed = { games: 0, wins: [], failure: 'no replay', at: NOON + 9 }
  expect(await database.caseEstimates.finish(again, failed)).toBe(true)
  expect(await database.caseEstimates.of(again.matchId)).toEqual({ version: 1, ...failed })
})
