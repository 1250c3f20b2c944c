import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { decodeReplay, hashWords, verifyReplay } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appendEntry,
  matchResult,
  openMatches,
  openMatchOf,
  rankedStanding,
  settleMatch,
} from '../src/index.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, play, playMatch, type Step } from './table.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomers = async (): Promise<[string, string]> => {
  const name = () => `Player_${(seeded += 1)}`
  return [await addPlayer(database, name()), await addPlayer(database, name())]
}
const finish = async (steps: readonly Step[]) => {
  const players = await newcomers()
  const claimed = await playMatch(database, players, steps)
  return { players, claimed, result: await settleMatch(database, { matchId: claimed.matchId, now: NOON }) }
}

test('R10.1, R11: a resignation is rated, gives XP and leaves a replay that verifies', async () => {
  const { claimed, result } = await finish([begin, flick, flick, leave(1, 'resigned')])
  expect(result).toMatchObject({ outcome: { kind: 'won', leaving: 'resigned' }, abandoned: false })
  expect(result.seats).toMatchObject([
    { seat: 0, colour: 0, place: 1, rating: { before: 1200, expected: 5000, k: 40, after: 1220 } },
    { seat: 1, colour: 1, place: 2, rating: { before: 1200, expected: 5000, k: 40, after: 1180 } },
  ])
  const [won, lost] = result.seats
  expect((won?.xp ?? 0) - (lost?.xp ?? 0)).toBeGreaterThanOrEqual(100)
  const replay = await database.replays.byId(result.replayId ?? '')
  const decoded = decodeReplay(replay?.text ?? '')
  if (!decoded.ok) throw new Error(decoded.refusal)
  expect(decoded.value.setup).toEqual(claimed.setup)
  expect(verifyReplay(decoded.value)).toMatchObject({ verified: true })
})

test('a settled match lets its players go, with their sums kept', async () => {
  const { claimed, result } = await finish([begin, flick, flick, leave(0, 'resigned')])
  expect((await openMatches(database)).map((open) => open.matchId)).not.toContain(claimed.matchId)
  for (const { seat, playerId } of claimed.seats) {
    expect(await openMatchOf(database, playerId)).toBeNull()
    const rating = result.seats[seat]?.rating?.after
    const opponent = claimed.seats[1 - seat]?.playerId
    expect(await rankedStanding(database, playerId)).toMatchObject({
      rating,
      ratedGames: 1,
      lastOpponentId: opponent,
    })
  }
})

test.each([
  { rule: 'R10.3', why: 'resigned', abandoned: false },
  { rule: 'R10.7', why: 'silent', abandoned: true },
  { rule: 'R10.7', why: 'three-clocks', abandoned: true },
  { rule: 'R10.7', why: 'both-gone', abandoned: true },
] as const)('$rule: $why is a loss, marked abandoned: $abandoned', async ({ why, abandoned }) => {
  const { result } = await finish([begin, flick, leave(0, why)])
  expect(result).toMatchObject({ outcome: { kind: 'won', leaving: why }, abandoned })
  expect(result.seats.map(({ rating }) => rating?.after)).toEqual([1180, 1220])
})

test.each([
  {
    rule: 'R10.2',
    why: 'never-joined',
    steps: [callOff('never-joined')],
    abandoned: false,
    hasReplay: false,
  },
  {
    rule: 'R7.4',
    why: 'left-together',
    steps: [begin, flick, callOff('left-together')],
    abandoned: true,
    hasReplay: true,
  },
  {
    rule: 'R10.6',
    why: 'server-lost',
    steps: [begin, flick, callOff('server-lost')],
    abandoned: true,
    hasReplay: true,
  },
] as const)('$rule: $why gives and takes nothing', async ({ why, steps, abandoned, hasReplay }) => {
  const { players, result } = await finish(steps)
  expect(result).toMatchObject({ outcome: { kind: 'void', why }, abandoned })
  expect(result.replayId !== null).toBe(hasReplay)
  expect(result.seats).toMatchObject([
    { place: null, xp: 0, rating: null },
    { place: null, xp: 0, rating: null },
  ])
  for (const playerId of players) {
    expect(await rankedStanding(database, playerId)).toMatchObject({ rating: 1200, ratedGames: 0 })
  }
})

test('fifty at once settle a match once and hear the same', async () => {
  const players = await newcomers()
  const { matchId } = await playMatch(database, players, [begin, flick, flick, leave(1, 'resigned')])
  const settling = Array.from({ length: 50 }, () => settleMatch(database, { matchId, now: NOON }))
  const results = await Promise.all(settling)
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  for (const playerId of players) expect(await database.ratings.lastOf(playerId, 10)).toHaveLength(1)
  expect(await settleMatch(database, { matchId, now: NOON + 1 })).toEqual(results[0])
  expect(await matchResult(database, matchId)).toEqual(results[0])
})

test('a match that goes on is not settled', async () => {
  const { matchId } = await playMatch(database, await newcomers(), [begin, flick])
  await expect(settleMatch(database, { matchId, now: NOON })).rejects.toThrow('goes on')
  expect(await matchResult(database, matchId)).toBeNull()
})

test('a journal whose hashes the engine does not come to is refused, and nothing is counted', async () => {
  const players = await newcomers()
  const claimed = await playMatch(database, players, [begin])
  const { matchId, fence } = claimed
  const [, shot, end] = play(claimed, [begin, flick, leave(0, 'resigned')])
  if (shot === undefined || end === undefined) throw new Error('two entries')
  const forged = { ...shot, hash: hashWords([1, 2, 3]) }
  for (const entry of [forged, end]) await appendEntry(database, { matchId, fence, entry })
  await expect(settleMatch(database, { matchId, now: NOON })).rejects.toThrow('entry 1 of the journal')
  expect(await matchResult(database, matchId)).toBeNull()
  for (const playerId of players)
    expect(await rankedStanding(database, playerId)).toMatchObject({ rating: 1200 })
})
