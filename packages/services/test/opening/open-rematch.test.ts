import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeRoom,
  imposeSuspension,
  openMatches,
  openMatchOf,
  openMatchOfRoom,
  openRematch,
  settleMatch,
  type RematchLimits,
} from '../../src/index.ts'
import { addModerator } from '../desk.ts'
import { addPlayer, begin, claim, flick, leave, NOON, openTable } from '../table.ts'
import { addGuests, addRoom, claimOf, playOn, startGame } from '../rooms/room.ts'

let database: Database
let named = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const usual: RematchLimits = POLICY.matchmaking
const refused = (refusal: string) => ({ ok: false, refusal })

/** A game that is over, of new players in turn order. */
const roomGame = async (count: number) => {
  const players = await addGuests(database, count)
  const room = await addRoom(database, players[0] ?? '')
  const change = { order: 'chosen', shotClock: 30, aimGuide: false, watching: 'nobody' } as const
  const of = await startGame(database, room, players, change)
  const leavers = Array.from({ length: count - 1 }, (_, seat) => leave(seat, 'resigned'))
  await playOn(database, of, [begin, flick, ...leavers])
  await settleMatch(database, { matchId: of, now: NOON })
  return { players, room, of }
}
const finish = async (matchId: string) => {
  await playOn(database, matchId, [begin, flick, flick, leave(1, 'resigned')])
  await settleMatch(database, { matchId, now: NOON })
  return (await database.seats.of(matchId)).map(({ playerId }) => playerId)
}
const rankedGame = async () => {
  const name = () => `Ranked_${(named += 1)}`
  const of = await openTable(database, await addPlayer(database, name()), await addPlayer(database, name()))
  return { of, players: await finish(of) }
}
const rematch = (of: string, playerIds: readonly string[], matchId = newId(), most = usual) =>
  openRematch(database, { matchId, of, playerIds, now: NOON }, most)

test('R2.3: who was first goes last; fills, colours, clock and options stay', async () => {
  const { players, room, of } = await roomGame(3)
  const matchId = newId()
  expect(await rematch(of, players, matchId)).toEqual({ ok: true, value: matchId })
  const { setup, seats, facts, roomId, watching } = await claim(database, matchId)
  const [first, second, third] = players
  expect(seats.map(({ playerId }) => playerId)).toEqual([second, third, first])
  expect(setup.seats.map(({ fill }) => fill)).toEqual(['empty', 'candle', 'tar'])
  expect(facts).toEqual({ roomCode: room.code, aimGuide: false, colours: [6, 5, 7] })
  expect({ roomId, watching }).toEqual({ roomId: room.roomId, watching: 'nobody' })
  expect(setup).toMatchObject({ way: 'online', shotClock: 30 })
  expect(await openMatchOfRoom(database, room.roomId)).toBe(matchId)
  for (const playerId of players) expect(await openMatchOf(database, playerId)).toBe(matchId)
})

test.each([
  { without: 0, order: [1, 2, 3] },
  { without: 2, order: [1, 3, 0] },
])('R2.3: without player $without the order is $order', async ({ without, order }) => {
  const { players, of } = await roomGame(4)
  const rest = players.filter((_, place) => place !== without)
  const matchId = newId()
  expect(await rematch(of, rest, matchId)).toMatchObject({ ok: true })
  const { seats } = await claim(database, matchId)
  expect(seats.map(({ playerId }) => players.indexOf(playerId))).toEqual(order)
  expect(await openMatchOf(database, players[without] ?? '')).toBeNull()
})

test('one of whom somebody has gone meanwhile is not written, and may be asked for again', async () => {
  const { players, room, of } = await roomGame(2)
  const asked = { matchId: newId(), of, playerIds: players, now: NOON }
  const late = await openRematch(database, { ...asked, isWanted: () => false }, usual)
  expect(late).toEqual({ ok: false, refusal: 'too-late' })
  expect(await openMatchOfRoom(database, room.roomId)).toBeNull()
  expect(await openRematch(database, asked, usual)).toEqual({ ok: true, value: asked.matchId })
})

test('a ranked rematch is ranked, on another street', async () => {
  const { players, of } = await rankedGame()
  const before = await database.matches.find(of)
  const matchId = newId()
  expect(await rematch(of, players, matchId)).toEqual({ ok: true, value: matchId })
  const { setup, seats, facts, way, watching } = await claim(database, matchId)
  expect(seats.map(({ playerId }) => playerId)).toEqual(players.toReversed())
  expect(facts).toEqual({ roomCode: null, aimGuide: true, colours: [0, 1] })
  expect({ way, watching, clock: setup.shotClock }).toEqual({ way: 'ranked', watching: 'nobody', clock: 20 })
  expect(before?.setup).not.toMatchObject({ seed: setup.seed })
})

test('twenty who ask at once with one id make one game', async () => {
  const { players, of } = await roomGame(2)
  const matchId = newId()
  const asked = await Promise.all(Array.from({ length: 20 }, () => rematch(of, players, matchId)))
  expect(asked).toEqual(Array.from({ length: 20 }, () => ({ ok: true, value: matchId })))
  expect(await rematch(of, players, matchId)).toEqual({ ok: true, value: matchId })
})

test('a game has one rematch: twenty who ask with twenty ids get the same one', async () => {
  const { players, of } = await rankedGame()
  const asked = await Promise.all(Array.from({ length: 20 }, () => rematch(of, players)))
  const ids = new Set(asked.map((each) => (each.ok ? each.value : each.refusal)))
  expect(ids.size).toBe(1)
  const open = (await openMatches(database)).filter(({ matchId }) => ids.has(matchId))
  expect(open).toHaveLength(1)
})

test('two who met often enough in ranked today have no rematch', async () => {
  const { players, of } = await rankedGame()
  expect(await rematch(of, players, newId(), { ratedADayAgainstTheSame: 1 })).toEqual(refused('met-enough'))
  const second = newId()
  const most = { ratedADayAgainstTheSame: 2 }
  expect(await rematch(of, players, second, most)).toMatchObject({ ok: true })
  await finish(second)
  expect(await rematch(second, players, newId(), most)).toEqual(refused('met-enough'))
})

test('who was suspended during a ranked game has no rematch of it', async () => {
  const { players, of } = await rankedGame()
  const admin = await addModerator(database, 'Dee')
  const suspension = {
    playerId: players[0] ?? '',
    matchId: null,
    until: NOON + 1,
    reason: 'x',
    admin,
    now: NOON,
  }
  await imposeSuspension(database, suspension, POLICY.suspensions)
  expect(await rematch(of, players)).toEqual(refused('kept-out'))
})

test('nobody has a rematch of a game that goes on, or while they sit elsewhere', async () => {
  const players = await addGuests(database, 2)
  const goesOn = await startGame(database, await addRoom(database, players[0] ?? ''), players)
  expect(await rematch(goesOn, players)).toEqual(refused('already-playing'))
  const { players: others, of } = await roomGame(2)
  const [friend = ''] = await addGuests(database, 1)
  const room = await addRoom(database, friend)
  await startGame(database, room, [friend, others[0] ?? ''])
  expect(await rematch(of, others)).toEqual(refused('already-playing'))
})

test('a room that plays another game already, or is closed, has no rematch', async () => {
  const { players, room, of } = await roomGame(2)
  const later = await startGame(database, room, await addGuests(database, 2))
  expect(await rematch(of, players)).toEqual(refused('already-playing'))
  await finish(later)
  const { roomId, fence } = room
  await closeRoom(database, { roomId, fence, now: NOON + 3_600_000 }, POLICY.rooms)
  expect(await rematch(of, players)).toEqual(refused('room-closed'))
})

test('the lobby’s next game and a rematch at the same moment make one game of the room', async () => {
  const { players, room, of } = await roomGame(3)
  const [, second = '', third = ''] = players
  const newcomers = await addGuests(database, 2)
  const { fence } = await claimOf(database, room.roomId)
  const starting = startGame(database, { ...room, fence }, newcomers).then(
    () => 'started',
    (error: unknown) => String(error),
  )
  const [started, again] = await Promise.all([starting, rematch(of, [second, third])])
  const outcomes = [started === 'started', again.ok]
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(started === 'started' || started.includes('already-playing')).toBe(true)
  expect(again.ok || again.refusal === 'already-playing').toBe(true)
})

test('only players of the game before play its rematch, two at least', async () => {
  const { players, of } = await roomGame(2)
  expect(await rematch(of, [...players, ...(await addGuests(database, 1))])).toEqual(
    refused('no-such-player'),
  )
  await expect(rematch(of, players.slice(1))).rejects.toThrow('alone')
  await expect(rematch(newId(), players)).rejects.toThrow('no match')
})
