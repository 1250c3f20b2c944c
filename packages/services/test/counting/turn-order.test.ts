import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { compactReplay, drawGrip, type Replay, type Setup } from '@skelly/engine'
import { seedNumbered } from '@skelly/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCountedGame } from '../../src/counting/keep-counted-game.ts'
import { readSentGame } from '../../src/counting/read-sent-game.ts'
import { recheckGame } from '../../src/counting/recheck-game.ts'
import { addPlayer, NOON } from '../table.ts'
import { giveSeed, machineGame, send } from './device-game.ts'

let database: Database
let ana: string
let ben: string
/** These seeds draw the person first. */
const [FIRST, NEXT, OTHER] = [40, 43, 46] as const
const PERSON_LAST = [1, 0] as const
const first = machineGame(FIRST)
const rematch = machineGame(NEXT, { order: PERSON_LAST })
/** The rematch under another setup: its order is looked at before it is played again. */
const setUp = (change: Partial<Setup>): Replay => ({ ...rematch, setup: { ...rematch.setup, ...change } })
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
  const turned = { ...first, setup: { ...first.setup, seats: first.setup.seats.toReversed() } }
  expect(await send(database, ana, turned)).toEqual(otherOrder)
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
  const { seats } = rematch.setup
  expect(await send(database, ana, setUp({ seats: seats.toReversed() }), asRematch)).toEqual(otherOrder)
  const against = seats.map((seat) => ({ ...seat, ...(seat.computer && { computer: 'normal' as const }) }))
  expect(await send(database, ana, setUp({ seats: against }), asRematch)).toEqual(otherOrder)

  const answer = await send(database, ana, rematch, asRematch)
  expect(answer).toMatchObject({ ok: true })
  expect(await send(database, ana, rematch, asRematch)).toEqual(answer)
  const seed = seedNumbered(OTHER)
  const second = setUp({ seed, grip: drawGrip(seed) })
  expect(await send(database, ana, second, asRematch)).toEqual(otherOrder)
  expect(await database.issuedSeeds.find(seed)).toMatchObject({ matchId: null })
  expect(await countedOf(ana)).toBe(2)
})

test('two processes that keep two rematches of a game at once keep one', async () => {
  const cid = await addPlayer(database, 'Cid')
  for (const number of [29, 30, 36]) await giveSeed(database, cid, number)
  expect(await send(database, cid, machineGame(29))).toMatchObject({ ok: true })
  const asSent = { playerId: cid, rematchOf: seedNumbered(29), now: NOON }
  const played = [30, 36].map((number) => {
    const replay = machineGame(number, { order: PERSON_LAST })
    const [read, recheck] = [readSentGame(compactReplay(replay), 100_000), recheckGame(replay, 1)]
    if (!read.ok || recheck.kind !== 'true') throw new Error('a true game is refused')
    return { sent: { ...read.value, ...asSent }, score: recheck.score }
  })
  const answers = await Promise.all(played.map(({ sent, score }) => keepCountedGame(database, sent, score)))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(answers).toContainEqual(otherOrder)
  expect(await countedOf(cid)).toBe(2)
})
