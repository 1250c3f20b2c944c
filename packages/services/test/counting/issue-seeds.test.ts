import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { millis, seedOf } from '@skelly/engine'
import { finishedGame, seedNumbered } from '@skelly/engine/testing'
import { POLICY, type DeviceGamesPolicy } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueSeeds } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { giveSeed, send, soloGame } from './device-game.ts'

const MINUTE = 60_000
const DAY = 86_400_000
let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

interface Asked {
  readonly wanted?: number
  readonly givenUp?: readonly string[]
  readonly at?: number
  readonly limits?: Partial<DeviceGamesPolicy>
}

const ask = async (playerId: string, { wanted = 4, givenUp = [], at = NOON, limits = {} }: Asked = {}) => {
  const request = { playerId, wanted, givenUp, now: at }
  const { seeds } = await issueSeeds(database, request, { ...POLICY.deviceGames, ...limits })
  return seeds.map(({ seed }) => seed)
}

const openOf = (playerId: string, at = NOON) => database.issuedSeeds.openOf(playerId, at)
const isOpen = async (seed: string, at: number) =>
  ((await database.issuedSeeds.find(seed))?.expiresAt ?? 0) > at
const few = { openSeeds: 6 }

test('whoever gives games up, game after game, always has seeds again, and none of another device lapses', async () => {
  const ana = await addPlayer(database, 'Ana')
  const onAPhone = await ask(ana, { at: NOON - MINUTE })
  let mine = await ask(ana, { wanted: 2, at: NOON - 1, limits: few })
  for (let game = 0; game < 20; game += 1) {
    const before = mine.slice(0, 1)
    const [fresh, ...more] = await ask(ana, { wanted: 1, givenUp: before, at: NOON + game, limits: few })
    expect(more).toEqual([])
    mine = [...mine.slice(1), ...(fresh === undefined ? [] : [fresh])]
    expect(mine).toHaveLength(2)
  }
  for (const seed of onAPhone) expect(await isOpen(seed, NOON + 20)).toBe(true)
})

test('whose devices forget their seeds gets others: the oldest lapse', async () => {
  const fay = await addPlayer(database, 'Fay')
  const visits: (readonly string[])[] = []
  for (let visit = 0; visit < 10; visit += 1) visits.push(await ask(fay, { at: NOON + visit, limits: few }))
  expect(visits.map((seeds) => seeds.length)).toEqual(Array.from({ length: 10 }, () => 4))
  expect(await openOf(fay, NOON + 9)).toBe(6)
  for (const seed of visits.at(-1) ?? []) expect(await isOpen(seed, NOON + 9)).toBe(true)
  for (const seed of visits[0] ?? []) expect(await isOpen(seed, NOON + 9)).toBe(false)
})

test('a seed that was given up is for no game any more: nobody plays it again for a better one', async () => {
  const ben = await addPlayer(database, 'Ben')
  const [word = ''] = await ask(ben, { at: NOON - MINUTE })
  const seed = seedOf(word)
  if (seed === null) throw new Error('no seed')
  expect(await ask(ben, { givenUp: [seed], at: NOON - 1 })).not.toContain(seed)
  const game = finishedGame({ seed, name: 'Ben', date: millis(NOON - MINUTE), computers: [] })
  expect(await send(database, ben, game)).toMatchObject({ ok: false, refusal: 'lapsed-seed' })
})

test('nobody gives up what is another’s or was counted', async () => {
  const [cid, dot] = [await addPlayer(database, 'Cid'), await addPlayer(database, 'Dot')]
  await giveSeed(database, dot, 51)
  await ask(cid, { givenUp: [seedNumbered(51)] })
  const answer = await send(database, dot, soloGame(51))
  expect(answer).toMatchObject({ ok: true })
  await ask(dot, { givenUp: [seedNumbered(51)] })
  expect(await send(database, dot, soloGame(51))).toEqual(answer)
})

test('a day has only so many seeds, however many are given up', async () => {
  const eve = await addPlayer(database, 'Eve')
  const limits = { seedsADay: 6 }
  const seeds = await ask(eve, { at: NOON - MINUTE, limits })
  expect(seeds).toHaveLength(4)
  const more = await ask(eve, { givenUp: seeds, limits })
  expect(more).toHaveLength(2)
  expect(await ask(eve, { givenUp: more, at: NOON + MINUTE, limits })).toEqual([])
  expect(await ask(eve, { at: NOON + DAY, limits })).toHaveLength(4)
})
