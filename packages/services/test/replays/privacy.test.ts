import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { choosePrivacy, privacyFor, replayOfToday } from '../../src/index.ts'
import { addGuests } from '../rooms/room.ts'
import { addPlayer } from '../table.ts'
import { playRoom, seedGames, type SeededGames } from './seeded-games.ts'

let database: Database
let seeded: SeededGames
/** Two who played a game in a room, one of them a guest. */
let [eve, guest, game] = ['', '', '']
beforeAll(async () => {
  database = (await openTestDatabase()).database
  seeded = await seedGames(database)
  eve = await addPlayer(database, 'Eve')
  ;[guest = ''] = await addGuests(database, 1)
}, 60_000)
beforeEach(async () => {
  game = await playRoom(database, [eve, guest])
})
afterAll(() => database.close())

const say = (replayId: string, playerId: string, wantsPrivate: boolean) =>
  choosePrivacy(database, { replayId, viewerIds: [playerId], wantsPrivate })
const sees = async (replayId: string, ...viewerIds: readonly string[]): Promise<boolean> => {
  const isThere = (await replayOfToday(database, replayId, viewerIds)) !== null
  expect((await privacyFor(database, replayId, viewerIds)) !== null).toBe(isThere)
  return isThere
}

test('the word of one of two is not enough, the word of both is', async () => {
  expect(await say(game, eve, true)).toEqual({ ok: true, value: false })
  expect(await sees(game)).toBe(true)
  expect(await privacyFor(database, game, [eve])).toEqual({
    isPrivate: false,
    own: { wantsPrivate: true, others: 1 },
  })
  expect(await privacyFor(database, game, [guest])).toMatchObject({
    own: { wantsPrivate: false, others: 0 },
  })
  expect(await say(game, guest, true)).toEqual({ ok: true, value: true })
  expect(await sees(game)).toBe(false)
  expect(await sees(game, seeded.ana)).toBe(false)
  expect([await sees(game, eve), await sees(game, guest), await sees(game, seeded.ana, guest)]).toEqual([
    true,
    true,
    true,
  ])
})

test('each of them can take it back, and say it again', async () => {
  for (const player of [eve, guest]) await say(game, player, true)
  expect(await say(game, guest, false)).toEqual({ ok: true, value: false })
  expect(await sees(game)).toBe(true)
  expect(await say(game, guest, true)).toEqual({ ok: true, value: true })
  expect(await say(game, guest, true)).toEqual({ ok: true, value: true })
  expect(await sees(game)).toBe(false)
})

test('both at the same moment are both heard', async () => {
  await Promise.all([eve, guest].map((player) => say(game, player, true)))
  expect(await sees(game)).toBe(false)
})

test.each(['machine', 'solo'] as const)('of an own game (%s) the own word is enough', async (kind) => {
  expect(await say(seeded[kind], seeded.ana, true)).toEqual({ ok: true, value: true })
  expect([await sees(seeded[kind]), await sees(seeded[kind], seeded.ana)]).toEqual([false, true])
  expect(await say(seeded[kind], seeded.ana, false)).toEqual({ ok: true, value: false })
  expect(await sees(seeded[kind])).toBe(true)
})

test('a ranked game is everybody’s, whatever they say', async () => {
  for (const player of [seeded.ana, seeded.ben])
    expect(await say(seeded.resigned, player, true)).toEqual({ ok: false, refusal: 'ranked-is-public' })
  expect(await sees(seeded.resigned)).toBe(true)
  expect(await privacyFor(database, seeded.resigned, [seeded.ana])).toEqual({ isPrivate: false, own: null })
})

test('nobody else has a say, nor in a game that never was', async () => {
  const refusal = { ok: false, refusal: 'no-such-replay' }
  expect(await say(game, seeded.ana, true)).toEqual(refusal)
  expect(await say(eve, eve, true)).toEqual(refusal)
  expect(await choosePrivacy(database, { replayId: game, viewerIds: [], wantsPrivate: true })).toEqual(
    refusal,
  )
})

test('of three all three have to say so', async () => {
  const { ana, ben, room } = seeded
  for (const player of [ana, ben]) expect(await say(room, player, true)).toEqual({ ok: true, value: false })
  expect(await say(room, seeded.guest, true)).toEqual({ ok: true, value: true })
  expect(await sees(room, eve)).toBe(false)
})
