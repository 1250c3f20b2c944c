import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { drawGrip, drawOrder } from '@skelly/engine'
import { POLICY, USUAL_ROOM } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeRoom,
  openGameOf,
  openMatchOf,
  openMatchOfRoom,
  openRoomMatch,
  settleMatch,
} from '../../src/index.ts'
import { begin, claim, flick, leave, NOON } from '../table.ts'
import { addGuests, addRoom, chosenBy, claimOf, playOn, startGame } from '../rooms/room.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

/** New guests in a room of the first one. */
const gather = async (count: number) => {
  const players = await addGuests(database, count)
  return { players, room: await addRoom(database, players[0] ?? '') }
}
const refused = (refusal: string) => ({ ok: false, refusal })

test('a game keeps its room, its options, and each player’s fill and colour', async () => {
  const { players, room } = await gather(3)
  const change = { order: 'chosen', shotClock: null, aimGuide: false, watching: 'nobody' } as const
  const matchId = await startGame(database, room, players, change)
  const { setup, seats, facts, roomId, watching, way } = await claim(database, matchId)
  expect({ roomId, watching, way }).toEqual({ roomId: room.roomId, watching: 'nobody', way: 'online' })
  expect(facts).toEqual({ roomCode: room.code, aimGuide: false, colours: [7, 6, 5] })
  expect(seats.map(({ playerId }) => playerId)).toEqual(players)
  expect(setup).toMatchObject({ way: 'online', shotClock: null, grip: drawGrip(setup.seed) })
  expect(setup.seats.map(({ fill }) => fill)).toEqual(['tar', 'empty', 'candle'])
  expect(setup.seats.map(({ name }) => name)).toEqual(seats.map(({ name }) => name))
})

test('R2.3: where the order is drawn, the seed draws it, and fills and colours go along', async () => {
  const { players, room } = await gather(4)
  const { setup, seats, facts } = await claim(database, await startGame(database, room, players))
  const order = drawOrder(setup.seed, 4)
  expect(seats.map(({ playerId }) => playerId)).toEqual(order.map((place) => players[place]))
  expect(facts.colours).toEqual(order.map((place) => 7 - place))
  const fills = chosenBy(players).map(({ fill }) => fill)
  expect(setup.seats.map(({ fill }) => fill)).toEqual(order.map((place) => fills[place]))
})

test('a room has one game at a time, whoever starts it at the same moment', async () => {
  const { players, room } = await gather(8)
  const pairs = [0, 2, 4, 6].map((place) => players.slice(place, place + 2))
  const { roomId, fence } = room
  const opened = await Promise.all(
    pairs.map((pair) =>
      openRoomMatch(database, {
        ...{ roomId, fence, matchId: newId(), options: USUAL_ROOM, now: NOON },
        players: chosenBy(pair),
      }),
    ),
  )
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
  expect(opened.filter((each) => !each.ok && each.refusal === 'already-playing')).toHaveLength(3)
  const won = opened.find((each) => each.ok)
  expect(won?.ok === true ? won.value : null).toBe(await openMatchOfRoom(database, roomId))
})

test('nobody sits at the tables of two rooms, whoever asks at the same moment', async () => {
  const players = await addGuests(database, 3)
  const rooms = await Promise.all(Array.from({ length: 6 }, () => addRoom(database, players[0] ?? '')))
  const opened = await Promise.all(
    rooms.map(({ roomId, fence }) =>
      openRoomMatch(database, {
        ...{ roomId, fence, matchId: newId(), options: USUAL_ROOM, now: NOON },
        players: chosenBy(players),
      }),
    ),
  )
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
  expect(opened.filter((each) => !each.ok && each.refusal === 'already-playing')).toHaveLength(5)
})

test('a start that is repeated opens one game', async () => {
  const { players, room } = await gather(2)
  const { roomId, fence } = room
  const opening = { roomId, fence, matchId: newId(), options: USUAL_ROOM, now: NOON }
  const asked = Array.from({ length: 10 }, () =>
    openRoomMatch(database, { ...opening, players: chosenBy(players) }),
  )
  const opened = await Promise.all(asked)
  expect(opened).toEqual(Array.from({ length: 10 }, () => ({ ok: true, value: opening.matchId })))
})

test('an owner that lost its room, or closed it, starts nothing', async () => {
  const { players, room } = await gather(2)
  const { roomId, fence } = room
  const start = (by: number) => {
    const opening = { roomId, fence: by, matchId: newId(), options: USUAL_ROOM, now: NOON }
    return openRoomMatch(database, { ...opening, players: chosenBy(players) })
  }
  const newer = await claimOf(database, roomId)
  expect(await start(fence)).toEqual(refused('fenced-out'))
  await closeRoom(database, { roomId, fence: newer.fence, now: NOON }, POLICY.rooms)
  expect(await start(newer.fence)).toEqual(refused('fenced-out'))
  expect(await openMatchOf(database, players[0] ?? '')).toBeNull()
})

test('a start that nobody waits for any more opens nothing', async () => {
  const { players, room } = await gather(2)
  const { roomId, fence } = room
  const opening = { roomId, fence, matchId: newId(), options: USUAL_ROOM, now: NOON }
  const asked = { ...opening, players: chosenBy(players), isWanted: () => false }
  expect(await openRoomMatch(database, asked)).toEqual(refused('too-late'))
  expect(await openMatchOfRoom(database, roomId)).toBeNull()
})

test('a player who is not there cannot be seated', async () => {
  const { players, room } = await gather(1)
  const opening = { roomId: room.roomId, fence: room.fence, matchId: newId(), options: USUAL_ROOM, now: NOON }
  const asked = { ...opening, players: chosenBy([...players, newId()]) }
  expect(await openRoomMatch(database, asked)).toEqual(refused('no-such-player'))
})

test('R7.2: who left a game may play elsewhere while the others go on; the others are sent back to it', async () => {
  const { players, room } = await gather(3)
  const matchId = await startGame(database, room, players, { order: 'chosen' })
  const [leaver = '', ...others] = players
  const game = { matchId, way: 'online', roomCode: room.code }
  expect(await openGameOf(database, leaver)).toEqual(game)
  const { fence } = await playOn(database, matchId, [begin, flick, leave(0, 'resigned')])
  expect(await openGameOf(database, leaver)).toBeNull()
  for (const playerId of others) expect(await openGameOf(database, playerId)).toEqual(game)
  const [friend = ''] = await addGuests(database, 1)
  const elsewhere = await startGame(database, await addRoom(database, leaver), [leaver, friend])
  expect(await openMatchOf(database, leaver)).toBe(elsewhere)
  expect((await claim(database, matchId)).seats).toHaveLength(3)
  expect(fence).toBe(1)
})

test('a room plays one game after the other', async () => {
  const { players, room } = await gather(2)
  const first = await startGame(database, room, players)
  await playOn(database, first, [begin, flick, flick, leave(0, 'resigned')])
  await settleMatch(database, { matchId: first, now: NOON })
  expect(await openMatchOfRoom(database, room.roomId)).toBeNull()
  const second = await startGame(database, room, players)
  expect(await openMatchOfRoom(database, room.roomId)).toBe(second)
})
