import { openTestDatabase } from '@skelly/db/testing'
import {
  beginMatch,
  enact,
  millis,
  plyOf,
  seatAt,
  skelly,
  type Command,
  type SkellyMove,
} from '@skelly/engine'
import {
  appendEntry,
  claimMatch,
  newId,
  openRankedMatch,
  type Database,
  type Opine,
  type SoughtOpinion,
} from '@skelly/services'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OpinionTally } from '../../src/hosting/opinion-tally.ts'
import { settleWithOpinion } from '../../src/hosting/settle-with-opinion.ts'

const NOON = 1_800_000_000_000

let database: Database
let opinions: OpinionTally
let said: readonly { readonly level: string; readonly message: string; readonly details: object }[]

beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())
beforeEach(() => {
  opinions = new OpinionTally()
  said = []
})

const hear = (level: string) => (details: object, message: string) => {
  said = [...said, { level, message, details }]
}
const log = { info: hear('info'), warn: hear('warn'), error: hear('error') }

const addPlayer = async (): Promise<string> => {
  const [userId, id] = [newId(), newId()]
  const name = `P${id.slice(-12)}`
  await database.users.add({ id: userId, email: null, passwordHash: null, createdAt: NOON })
  await database.players.add({ id, userId, name, nameKey: name.toLowerCase(), createdAt: NOON })
  return id
}

/** A ranked match that began, and was left by the one at the second seat. */
const leftMatch = async (): Promise<string> => {
  const players = [
    { playerId: await addPlayer(), fill: 'candle' },
    { playerId: await addPlayer(), fill: 'tar' },
  ] as const
  const opened = await openRankedMatch(database, { players, shotClock: 20, now: NOON })
  if (!opened.ok) throw new Error(opened.refusal)
  const matchId = opened.value
  const claimed = await claimMatch(database, { matchId, serverId: newId(), now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  const { setup, fence } = claimed.value
  const commands: readonly Command<SkellyMove>[] = [
    { kind: 'begin', at: millis(NOON + 1000) },
    { kind: 'leave', at: millis(NOON + 2000), seats: [seatAt(1)], why: 'resigned' },
  ]
  let match = beginMatch(skelly, setup)
  for (const command of commands) {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(enacted.refusal)
    match = enacted.value.match
    await appendEntry(database, { matchId, fence, entry: enacted.value.entry })
  }
  return matchId
}

const differing = [
  { ply: plyOf(7), verdict: 'box', touched: [], other: { verdict: 'chalk', touched: [] } },
] as const

test.each<{
  outcome: SoughtOpinion['outcome']
  level: string
  message: string
  opine: Opine
  details: object
}>([
  {
    outcome: 'agreed',
    level: 'info',
    message: 'the second opinion agrees',
    opine: () => [null, null],
    details: { shots: 2 },
  },
  {
    outcome: 'differed',
    level: 'warn',
    message: 'the second opinion differs',
    opine: () => [null, ...differing],
    details: { shots: 2, differing },
  },
  {
    outcome: 'failed',
    level: 'error',
    message: 'there is no second opinion',
    opine: () => {
      throw new Error('it has none')
    },
    details: { failure: 'it has none' },
  },
])('$outcome: it is counted and logged with the replay, and the match is settled', async (opinion) => {
  const { outcome, level, message, opine, details } = opinion
  const matchId = await leftMatch()
  const parts = { database, log, opinions, opine }
  const result = await settleWithOpinion(parts, { matchId, now: NOON + 3000 })
  expect(result).toMatchObject({ outcome: { kind: 'won', leaving: 'resigned' } })
  expect(result.seats.map(({ rating }) => rating?.after)).toEqual([1220, 1180])
  expect(opinions.counts).toEqual({ agreed: 0, differed: 0, failed: 0, [outcome]: 1 })
  expect(said).toMatchObject([
    { level, message, details: { ...details, matchId, replayId: result.replayId } },
  ])
  expect(result.replayId).not.toBeNull()
})

test('settled again, it is neither counted nor logged again, and stays as it was', async () => {
  const matchId = await leftMatch()
  const parts = { database, log, opinions, opine: () => [null, ...differing] }
  const first = await settleWithOpinion(parts, { matchId, now: NOON + 3000 })
  const again = await settleWithOpinion({ ...parts, opine: () => [null, null] }, { matchId, now: NOON })
  expect(again).toEqual(first)
  expect(opinions.counts).toEqual({ agreed: 0, differed: 1, failed: 0 })
  expect(said).toHaveLength(1)
  expect(await database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'differed', differing })
})

test('when its own table does not answer, the match is settled all the same', async () => {
  const matchId = await leftMatch()
  const away = () => Promise.reject(new Error('away'))
  const secondOpinions = { ...database.secondOpinions, add: away }
  const parts = { database: { ...database, secondOpinions }, log, opinions }
  const result = await settleWithOpinion(parts, { matchId, now: NOON + 3000 })
  expect(result).toMatchObject({ outcome: { kind: 'won' } })
  expect(opinions.counts).toEqual({ agreed: 0, differed: 0, failed: 1 })
  expect(said).toMatchObject([{ level: 'error', details: { failure: 'away' } }])
})

test('tried again after the stores did not answer, an opinion that differs is still told, once', async () => {
  const matchId = await leftMatch()
  const away = () => Promise.reject(new Error('away'))
  const parts = { database, log, opinions, opine: () => [null, ...differing] }
  const torn = { ...parts, database: { ...database, transaction: away } }
  await expect(settleWithOpinion(torn, { matchId, now: NOON + 3000 })).rejects.toThrow('away')
  await expect(settleWithOpinion(torn, { matchId, now: NOON + 3001 })).rejects.toThrow('away')
  const { replayId } = await settleWithOpinion(parts, { matchId, now: NOON + 3002 })
  await settleWithOpinion(parts, { matchId, now: NOON + 3003 })
  expect(opinions.counts).toEqual({ agreed: 0, differed: 1, failed: 0 })
  expect(said).toMatchObject([{ level: 'warn', details: { matchId, replayId, shots: 2, differing } }])
  expect(said).toHaveLength(1)
})

test('it is told even when the match was settled and only the answer was lost', async () => {
  const matchId = await leftMatch()
  const parts = { database, log, opinions, opine: () => [null, ...differing] }
  const transaction: Database['transaction'] = async (work) => {
    await database.transaction(work)
    throw new Error('lost')
  }
  const torn = { ...parts, database: { ...database, transaction } }
  await expect(settleWithOpinion(torn, { matchId, now: NOON + 3000 })).rejects.toThrow('lost')
  await settleWithOpinion(parts, { matchId, now: NOON + 3001 })
  expect(opinions.counts).toEqual({ agreed: 0, differed: 1, failed: 0 })
  expect(said).toHaveLength(1)
})

test('one that comes to no end has failed, and the match is settled all the same', async () => {
  const matchId = await leftMatch()
  const opine: Opine = function* () {
    for (;;) yield null
  }
  const patience = { forming: 100, storing: 20_000 }
  const result = await settleWithOpinion(
    { database, log, opinions, opine, patience },
    { matchId, now: NOON + 3000 },
  )
  expect(result).toMatchObject({ outcome: { kind: 'won' } })
  expect(opinions.counts).toEqual({ agreed: 0, differed: 0, failed: 1 })
  expect(await database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'failed' })
})

test('a store that never answers does not hold the settlement up', async () => {
  const matchId = await leftMatch()
  const silent = () => new Promise<never>(() => undefined)
  const secondOpinions = { ...database.secondOpinions, of: silent }
  const patience = { forming: 50, storing: 50 }
  const parts = { database: { ...database, secondOpinions }, log, opinions, patience }
  const result = await settleWithOpinion(parts, { matchId, now: NOON + 3000 })
  expect(result).toMatchObject({ outcome: { kind: 'won' } })
  expect(opinions.counts).toEqual({ agreed: 0, differed: 0, failed: 1 })
  expect(said).toMatchObject([{ level: 'error', details: { failure: 'no answer within 100 ms' } }])
})
