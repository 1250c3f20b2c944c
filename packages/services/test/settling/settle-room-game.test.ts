import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { decodeReplay, verifyReplay } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseMatch, matchResult, openMatchOf, seekOpinion, settleMatch } from '../../src/index.ts'
import { addGuests, addRoom, playOn, startGame } from '../rooms/room.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, type Step } from '../table.ts'

let database: Database
let named = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

/** Three guests and one with an account, in turn order. */
const gather = async () => {
  const ana = await addPlayer(database, `Ana_${(named += 1)}`)
  return [ana, ...(await addGuests(database, 3))]
}
const finish = async (players: readonly string[], steps: readonly Step[]) => {
  const room = await addRoom(database, players[0] ?? '')
  const matchId = await startGame(database, room, players, { order: 'chosen' })
  await playOn(database, matchId, steps)
  return settleMatch(database, { matchId, now: NOON })
}
/** Everybody has flicked, then all go but the player of seat 2. */
const everybody: readonly Step[] = [begin, flick, flick, flick, flick]
const allLeave: readonly Step[] = [leave(3, 'silent'), leave(0, 'resigned'), leave(1, 'three-clocks')]

test('R7.3, R11: a game of four gives places and XP to guests too, and rates nobody', async () => {
  const players = await gather()
  const result = await finish(players, [...everybody, ...allLeave])
  expect(result.seats.map(({ place }) => place)).toEqual([3, 2, 1, 4])
  expect(result.seats.map(({ colour }) => colour)).toEqual([7, 6, 5, 4])
  expect(result.seats.every(({ rating }) => rating === null)).toBe(true)
  expect(result.seats[2]?.xp).toBeGreaterThanOrEqual(150)
  for (const [seat, playerId] of players.entries()) {
    const player = await database.players.byId(playerId)
    expect(player).toMatchObject({ rating: 1200, ratedGames: 0, xp: result.seats[seat]?.xp })
    expect(await openMatchOf(database, playerId)).toBeNull()
  }
  const earned = await database.experience.ofMatch(result.matchId)
  expect(earned.map(({ amount }) => amount).every((amount) => amount > 0)).toBe(true)
  expect(earned.find(({ playerId }) => playerId === players[2])?.amount).toBe(result.seats[2]?.xp)
})

test('its replay is kept and verifies', async () => {
  const result = await finish(await gather(), [...everybody, ...allLeave])
  const replay = await database.replays.byId(result.replayId ?? '')
  const decoded = decodeReplay(replay?.text ?? '')
  if (!decoded.ok) throw new Error(decoded.refusal)
  expect(decoded.value.setup.seats).toHaveLength(4)
  expect(verifyReplay(decoded.value)).toMatchObject({ verified: true })
})

test.each(['silent', 'three-clocks', 'both-gone'] as const)(
  'R10.7: %s ends a room’s game without a case for the moderators',
  async (why) => {
    const players = await addGuests(database, 2)
    expect(await finish(players, [begin, flick, leave(0, why)])).toMatchObject({
      outcome: { kind: 'won', leaving: why },
      abandoned: false,
    })
  },
)

test('a void room’s game earns nothing, and is no case either', async () => {
  const players = await gather()
  const result = await finish(players, [...everybody, callOff('left-together')])
  expect(result).toMatchObject({ outcome: { kind: 'void' }, abandoned: false })
  expect(result.seats.every(({ xp, place }) => xp === 0 && place === null)).toBe(true)
})

test('R10.6: a room’s game that is lost lets its players go, and is no case', async () => {
  const players = await addGuests(database, 2)
  const matchId = await startGame(database, await addRoom(database, players[0] ?? ''), players)
  await loseMatch(database, { matchId, now: NOON })
  expect(await matchResult(database, matchId)).toMatchObject({ outcome: { kind: 'void' }, abandoned: false })
  for (const playerId of players) expect(await openMatchOf(database, playerId)).toBeNull()
})

test('forty at once settle a room’s game once', async () => {
  const players = await gather()
  const room = await addRoom(database, players[0] ?? '')
  const matchId = await startGame(database, room, players, { order: 'chosen' })
  await playOn(database, matchId, [...everybody, ...allLeave])
  const settled = await Promise.all(
    Array.from({ length: 40 }, () => settleMatch(database, { matchId, now: NOON })),
  )
  expect(new Set(settled.map((result) => JSON.stringify(result))).size).toBe(1)
  const [first] = settled
  for (const [seat, playerId] of players.entries()) {
    expect(await database.players.byId(playerId)).toMatchObject({ xp: first?.seats[seat]?.xp })
  }
  expect(await seekOpinion(database, { matchId, now: NOON })).toBeNull()
})
