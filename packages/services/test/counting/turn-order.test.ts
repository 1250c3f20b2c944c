import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { compactReplay, type Replay } from '@skelly/engine'
import { seedNumbered } from '@skelly/engine/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGame, Rechecker } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { giveSeed, machineGame, send } from './device-game.ts'

let database: Database
let ana: string
let ben: string
/** These seeds draw the person first. */
const [FIRST, NEXT, OTHER] = [40, 43, 46] as const
const [PERSON_FIRST, PERSON_LAST] = [
  [0, 1],
  [1, 0],
] as const
const first = machineGame(FIRST)
const rematch = machineGame(NEXT, { order: PERSON_LAST })
const otherOrder = { ok: false, refusal: 'other-order', shot: null }
const asRematch = { rematchOf: seedNumbered(FIRST) }

beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await addPlayer(database, 'Ana')
  ben = await addPlayer(database, 'Ben')
  for (const number of [FIRST, NEXT, OTHER]) await giveSeed(database, ana, number)
})
afterAll(() => database.close())

const countedOf = async (player: string) => (await database.games.recentOf(player, 9)).length

test('R2.3: a first game in another order than its seed’s is refused, and leaves the seed for the true one', async () => {
  expect(await send(database, ana, machineGame(FIRST, { order: PERSON_LAST }))).toEqual(otherOrder)
  expect(await countedOf(ana)).toBe(0)
})

test('R2.3: a rematch of a game that was not counted is refused', async () => {
  expect(await send(database, ana, rematch, asRematch)).toEqual(otherOrder)
  await giveSeed(database, ben, 31)
  expect(await send(database, ben, machineGame(31))).toMatchObject({ ok: true })
  expect(await send(database, ana, rematch, { rematchOf: seedNumbered(31) })).toEqual(otherOrder)
  expect(await send(database, ana, rematch, { rematchOf: seedNumbered(99) })).toEqual(otherOrder)
  expect(await countedOf(ana)).toBe(0)
})

test('R2.3: in a rematch who was first goes last, and a game has one rematch', async () => {
  const counted = await send(database, ana, first)
  expect(counted).toMatchObject({ ok: true })
  // the order of the rematch is no order of its seed's
  expect(await send(database, ana, rematch)).toEqual(otherOrder)
  const unturned = machineGame(NEXT, { order: PERSON_FIRST })
  expect(await send(database, ana, unturned, asRematch)).toEqual(otherOrder)
  const against = machineGame(NEXT, { order: PERSON_LAST, computers: ['normal'] })
  expect(await send(database, ana, against, asRematch)).toEqual(otherOrder)

  const answer = await send(database, ana, rematch, asRematch)
  expect(answer).toMatchObject({ ok: true })
  expect(await send(database, ana, rematch, asRematch)).toEqual(answer)
  const second = machineGame(OTHER, { order: PERSON_LAST })
  expect(await send(database, ana, second, asRematch)).toEqual(otherOrder)
  // the seed is still there for a game in its own order
  expect(await send(database, ana, machineGame(OTHER))).toMatchObject({ ok: true })
  expect(await countedOf(ana)).toBe(3)
})

test('two processes that count two rematches of a game at once count one', async () => {
  const cid = await addPlayer(database, 'Cid')
  for (const number of [29, 30, 36]) await giveSeed(database, cid, number)
  expect(await send(database, cid, machineGame(29))).toMatchObject({ ok: true })
  const count = (replay: Replay) =>
    countGame(
      database,
      { playerId: cid, word: compactReplay(replay), rematchOf: seedNumbered(29), now: NOON },
      { limits: POLICY.deviceGames, rechecker: new Rechecker(POLICY.deviceGames) },
    )
  const answers = await Promise.all(
    [30, 36].map((number) => count(machineGame(number, { order: PERSON_LAST }))),
  )
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(answers).toContainEqual(otherOrder)
  expect(await countedOf(cid)).toBe(2)
})
