import { ok, refuse, type Result } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addPlayer, NOON } from './seeded.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const beats = async (id: string): Promise<number | null> => database.gameServers.lastBeat(id)
const A = '00000000-0000-7000-8000-00000000000a'
const B = '00000000-0000-7000-8000-00000000000b'

test('a transaction that throws keeps nothing', async () => {
  const broken = database.transaction(async ({ gameServers }) => {
    await gameServers.beat(A, NOON)
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(await beats(A)).toBeNull()
})

test('a refused attempt keeps nothing and answers the refusal', async () => {
  const attempt = (answer: Result<string, 'no'>) =>
    database.attempt(async ({ gameServers }) => {
      await gameServers.beat(B, NOON)
      return answer
    })
  expect(await attempt(refuse('no'))).toEqual({ ok: false, refusal: 'no' })
  expect(await beats(B)).toBeNull()
  expect(await attempt(ok('yes'))).toEqual({ ok: true, value: 'yes' })
  expect(await beats(B)).toBe(NOON)
})

test('of two that wait for each other one is given up by the database, and done again', async () => {
  const [ana, ben] = [await addPlayer(database, 'Ana'), await addPlayer(database, 'Ben')]
  let runs = 0
  let holding = 0
  const bothHold = Promise.withResolvers<undefined>()
  const crossing = (first: string, second: string) =>
    database.transaction(async ({ players }) => {
      runs += 1
      const [one] = await players.lock([first])
      holding += 1
      if (holding === 2) bothHold.resolve(undefined)
      await bothHold.promise
      const [other] = await players.lock([second])
      for (const player of [one, other]) {
        if (player !== undefined) await players.keepStanding(player.id, { ...player, xp: player.xp + 10 })
      }
    })
  await Promise.all([crossing(ana, ben), crossing(ben, ana)])
  expect(runs).toBe(3)
  expect([await database.players.byId(ana), await database.players.byId(ben)]).toMatchObject([
    { xp: 20 },
    { xp: 20 },
  ])
})

test('a lock takes the players in the order of their ids, whoever is named first', async () => {
  const ids = [
    await addPlayer(database, 'Cid'),
    await addPlayer(database, 'Dot'),
    await addPlayer(database, 'Eve'),
  ]
  const locked = await database.transaction(({ players }) => players.lock(ids.toReversed()))
  expect(locked.map(({ id }) => id)).toEqual(ids.toSorted())
})

test('a database that is away is said so', async () => {
  await database.ping()
  const away = openDatabase('postgresql://postgres@127.0.0.1:1/nowhere')
  await expect(away.ping()).rejects.toThrow()
  await away.close()
})
