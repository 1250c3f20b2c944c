import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { plyOf, seatAt } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchResult, seekOpinion, settleMatch, type Opine } from '../src/index.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from './table.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

/** A ranked game of three shots that is over and not settled. */
const playedMatch = async (): Promise<string> => {
  const name = () => `Player_${(seeded += 1)}`
  const players: [string, string] = [await addPlayer(database, name()), await addPlayer(database, name())]
  const steps = [begin, flick, flick, flick, leave(1, 'resigned')]
  return (await playMatch(database, players, steps)).matchId
}

/** A result without what is another in every match. */
const outcomeOf = async (matchId: string) => {
  const { outcome, abandoned, seats } = await settleMatch(database, { matchId, now: NOON })
  return { outcome, abandoned, seats: seats.map(({ place, xp, rating }) => ({ place, xp, rating })) }
}

const other = { verdict: 'knock-in', touched: [seatAt(1)] } as const
const differing = [{ ply: plyOf(2), verdict: 'miss', touched: [], other }] as const
const differ: Opine = () => [null, null, ...differing]
const fail: Opine = () => {
  throw new Error('it has none')
}

test('every shot of a ranked match is looked at, and matter-js agrees', async () => {
  const matchId = await playedMatch()
  expect(await seekOpinion(database, { matchId, now: NOON })).toEqual({ outcome: 'agreed', shots: 3 })
  expect(await database.secondOpinions.of(matchId)).toEqual({
    outcome: 'agreed',
    shots: 3,
    version: 1,
    differing: [],
    failure: null,
    at: NOON,
  })
})

test('an opinion that differs is kept with its shots, and the match is settled just the same', async () => {
  const [matchId, other] = [await playedMatch(), await playedMatch()]
  const sought = await seekOpinion(database, { matchId, now: NOON }, { opine: differ })
  expect(sought).toEqual({ outcome: 'differed', shots: 3, differing })
  expect(await outcomeOf(matchId)).toEqual(await outcomeOf(other))
  expect(await database.secondOpinions.of(matchId)).toMatchObject({
    outcome: 'differed',
    shots: 3,
    differing,
    failure: null,
  })
})

test('an opinion that can not be formed is kept as failed, and the match is settled just the same', async () => {
  const [matchId, other] = [await playedMatch(), await playedMatch()]
  const sought = await seekOpinion(database, { matchId, now: NOON }, { opine: fail })
  expect(sought).toEqual({ outcome: 'failed', failure: 'it has none' })
  expect(await outcomeOf(matchId)).toEqual(await outcomeOf(other))
  expect(await database.secondOpinions.of(matchId)).toMatchObject({
    outcome: 'failed',
    failure: 'it has none',
  })
})

test('a match has one opinion, however often it is sought and settled', async () => {
  const matchId = await playedMatch()
  const sought = await Promise.all(
    Array.from({ length: 10 }, () => seekOpinion(database, { matchId, now: NOON }, { opine: differ })),
  )
  expect(sought).toEqual(Array.from({ length: 10 }, () => ({ outcome: 'differed', shots: 3, differing })))
  const result = await settleMatch(database, { matchId, now: NOON })
  expect(await seekOpinion(database, { matchId, now: NOON + 1 })).toEqual(sought[0])
  expect(await settleMatch(database, { matchId, now: NOON + 1 })).toEqual(result)
  expect(await database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'differed', at: NOON })
  expect(await matchResult(database, matchId)).toEqual(result)
})

test('the process sees to other things while shots are looked at', async () => {
  const matchId = await playedMatch()
  let turns = 0
  const count = (): void => {
    turns += 1
    again = setImmediate(count)
  }
  let again = setImmediate(count)
  const turnsAtShots: number[] = []
  const opine: Opine = function* () {
    for (let shot = 0; shot < 40; shot += 1) {
      turnsAtShots.push(turns)
      yield null
    }
  }
  const sought = await seekOpinion(database, { matchId, now: NOON }, { opine })
  clearImmediate(again)
  expect(sought).toEqual({ outcome: 'agreed', shots: 40 })
  expect(new Set(turnsAtShots).size).toBeGreaterThanOrEqual(4)
})

test('a kept opinion is told again as it was, whichever it is', async () => {
  for (const opine of [differ, fail, (): null[] => [null]]) {
    const matchId = await playedMatch()
    const sought = await seekOpinion(database, { matchId, now: NOON }, { opine })
    expect(await seekOpinion(database, { matchId, now: NOON + 1 })).toEqual(sought)
  }
})

test('one that comes to no end fails at the deadline, and is kept as failed', async () => {
  const matchId = await playedMatch()
  const opine: Opine = function* () {
    for (;;) yield null
  }
  const deadline = AbortSignal.timeout(100)
  const sought = await seekOpinion(database, { matchId, now: NOON }, { opine, deadline })
  expect(sought).toEqual({ outcome: 'failed', failure: 'The operation was aborted due to timeout' })
  expect(await database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'failed', shots: 0 })
})

test('there is none on a match that is not ranked, or not there', async () => {
  const [id, nowhere] = [newId(), newId()]
  await database.matches.add({ id, way: 'machine', setupVersion: 1, setup: {}, openedAt: NOON })
  expect(await seekOpinion(database, { matchId: id, now: NOON })).toBeNull()
  expect(await database.secondOpinions.of(id)).toBeNull()
  expect(await seekOpinion(database, { matchId: nowhere, now: NOON })).toBeNull()
})
