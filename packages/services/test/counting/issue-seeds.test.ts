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
  readonly givenUp?: readonly string[]
  readonly at?: number
  readonly limits?: Partial<DeviceGamesPolicy>
}

const ask = async (playerId: string, { givenUp = [], at = NOON, limits = {} }: Asked = {}) => {
  const request = { playerId, wanted: 4, givenUp, now: at }
  const { seeds } = await issueSeeds(database, request, { ...POLICY.deviceGames, ...limits })
  return seeds.map(({ seed }) => seed)
}

test('whoever gives games up, game after game, always has seeds again', async () => {
  const ana = await addPlayer(database, 'Ana')
  const few = { openSeeds: 6 }
  const before = NOON - MINUTE
  const seeds = [
    ...(await ask(ana, { at: before, limits: few })),
    ...(await ask(ana, { at: before, limits: few })),
  ]
  expect(seeds).toHaveLength(6)
  expect(await ask(ana, { limits: few })).toEqual([])
  let [mine = ''] = seeds
  for (let game = 0; game < 20; game += 1) {
    const fresh = await ask(ana, { givenUp: [mine], at: NOON + game, limits: few })
    expect(fresh).toHaveLength(1)
    expect(seeds).not.toContain(fresh[0])
    seeds.push(...fresh)
    mine = fresh[0] ?? ''
  }
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
