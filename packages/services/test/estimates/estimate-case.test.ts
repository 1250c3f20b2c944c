import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateCase, Estimator, loseMatch, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, playMatch, type Step } from '../table.ts'

const MINUTES = 60_000
const LATER = NOON + 10 * MINUTES

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

let players = 0
const abandoned = async (steps: readonly Step[]): Promise<string> => {
  const pair = [
    await addPlayer(database, `One${(players += 1)}`),
    await addPlayer(database, `Other${players}`),
  ] as const
  const { matchId } = await playMatch(database, pair, steps)
  await settleMatch(database, { matchId, now: LATER + players })
  return matchId
}
const estimator = new Estimator()
/** Plays nothing on: what is to be seen is what becomes of it. */
const quick = { estimate: async () => ({ games: 100, wins: [61, 39] }) }
const estimate = (now: number, by: Pick<Estimator, 'estimate'> = quick, stop?: AbortSignal) =>
  estimateCase({ database, estimator: by, now: () => now, ...(stop === undefined ? {} : { stop }) })

test('a case whose player was silent is played on in a thread, and once', { timeout: 120_000 }, async () => {
  const matchId = await abandoned([begin, flick, flick, leave(0, 'silent')])
  const estimated = await estimate(LATER, estimator)
  expect(estimated).toMatchObject({ matchId, outcome: { games: 100 } })
  const stored = await database.caseEstimates.of(matchId)
  expect(stored).toMatchObject({ games: 100, failure: null, at: LATER })
  expect(await estimate(LATER, estimator)).toBeNull()
})

test('a game that the server lost is played on as far as it is known', async () => {
  const pair = [await addPlayer(database, 'Lost1'), await addPlayer(database, 'Lost2')] as const
  const { matchId, fence } = await playMatch(database, pair, [begin, flick])
  const nonsense = { version: 7, command: {}, happenings: [], hash: 'f'.repeat(16), pull: null }
  await database.journal.append({ ...nonsense, matchId, fence, seq: 2, at: NOON + 9_000 })
  await loseMatch(database, { matchId, now: LATER })
  const seen: number[] = []
  await estimate(LATER, {
    estimate: async ({ journal }) => {
      seen.push(journal.length)
      return { games: 100, wins: [50, 50] }
    },
  })
  expect(seen).toEqual([2])
  expect(await database.caseEstimates.of(matchId)).toMatchObject({ wins: [50, 50] })
})

test('one that had not begun has no estimate, and that is kept', async () => {
  const matchId = await abandoned([callOff('server-lost')])
  expect(await estimate(LATER, estimator)).toEqual({ matchId, outcome: 'never-began' })
  expect(await database.caseEstimates.of(matchId)).toMatchObject({ games: 0, failure: 'never-began' })
})

test.each([
  { what: 'takes too long', by: new Estimator(1), failure: 'took-too-long' },
  {
    what: 'breaks',
    by: {
      estimate: async () => {
        throw new Error('broke')
      },
    },
    failure: 'broke',
  },
  { what: 'never ends', by: { estimate: async () => ({ games: 0, wins: [0, 0] }) }, failure: 'no-end' },
])('one that $what has none, and the next is taken', async ({ by, failure }) => {
  const matchId = await abandoned([begin, flick, leave(1, 'silent')])
  expect(await estimate(LATER, by)).toEqual({ matchId, outcome: failure })
  expect(await database.caseEstimates.of(matchId)).toMatchObject({ failure })
  expect(await estimate(LATER)).toBeNull()
})

test('what was stopped is not written, and taken up again when whoever began it counts as dead', async () => {
  const matchId = await abandoned([begin, flick, leave(1, 'silent')])
  const stopping = new AbortController()
  const stopped = estimate(LATER, new Estimator(), stopping.signal)
  setTimeout(() => stopping.abort(), 50)
  expect(await stopped).toBeNull()
  expect(await database.caseEstimates.of(matchId)).toMatchObject({ at: null })
  expect(await estimate(LATER + MINUTES)).toBeNull()
  expect(await estimate(LATER + 6 * MINUTES)).toMatchObject({ matchId })
})
