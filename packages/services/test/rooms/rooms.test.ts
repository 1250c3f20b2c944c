import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY, USUAL_ROOM } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beat,
  claimRoom,
  closeRoom,
  lobbyOfRoom,
  keepLobby,
  loseMatch,
  openRoom,
  openRooms,
  restingCodes,
} from '../../src/index.ts'
import { NOON } from '../table.ts'
import { addGuests, addRoom, claimOf, freshCode, MANY, startGame } from './room.ts'

let database: Database
let maker: string
let other: string
beforeAll(async () => {
  database = (await openTestDatabase()).database
  const [one = '', two = ''] = await addGuests(database, 2)
  maker = one
  other = two
})
afterAll(() => database.close())

const opening = (change: object = {}) => ({
  roomId: newId(),
  code: freshCode(),
  makerId: maker,
  options: USUAL_ROOM,
  lobby: { version: 1, seats: ['here'] },
  now: NOON,
  ...change,
})

test('a room is claimed with what was written at its opening', async () => {
  const room = opening()
  expect(await openRoom(database, room, MANY)).toEqual({ ok: true, value: null })
  const { roomId, code, options, lobby } = room
  expect(await lobbyOfRoom(database, roomId)).toEqual({ makerId: maker, lobby })
  expect(await claimOf(database, roomId)).toEqual({
    ...{ roomId, code, options, lobby },
    makerId: maker,
    fence: 1,
    openMatchId: null,
    lastMatch: null,
    openedAt: NOON,
  })
})

test('opening may be repeated, and does nothing more', async () => {
  const room = opening()
  const opened = await Promise.all(Array.from({ length: 5 }, () => openRoom(database, room, MANY)))
  expect(opened).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: null })))
})

test('of many rooms with one code at the same moment one opens', async () => {
  const code = freshCode()
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openRoom(database, opening({ code }), MANY)),
  )
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
  expect(opened.filter((each) => !each.ok && each.refusal === 'code-taken')).toHaveLength(7)
})

test('one person is the maker of so many open rooms and no more, however many are asked for at once', async () => {
  const [makerId = ''] = await addGuests(database, 1)
  const { openAPerson } = POLICY.rooms
  const rooms = Array.from({ length: openAPerson + 4 }, () => opening({ makerId }))
  const answers = await Promise.all(rooms.map((room) => openRoom(database, room, POLICY.rooms)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(openAPerson)
  const tooMany = { ok: false, refusal: 'too-many-rooms' }
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(4).fill(tooMany))
  const [first] = rooms.filter((_, nth) => answers[nth]?.ok)
  if (first === undefined) throw new Error('none was opened')
  expect(await openRoom(database, first, POLICY.rooms)).toEqual({ ok: true, value: null })
  const { fence } = await claimOf(database, first.roomId)
  await closeRoom(database, { roomId: first.roomId, fence, now: NOON }, POLICY.rooms)
  expect(await openRoom(database, opening({ makerId }), POLICY.rooms)).toMatchObject({ ok: true })
})

test('nobody opens a room who is not there, or sits at an open table', async () => {
  const [one = '', two = ''] = await addGuests(database, 2)
  await startGame(database, await addRoom(database, one), [one, two])
  const refused = (refusal: string) => ({ ok: false, refusal })
  expect(await openRoom(database, opening({ makerId: newId() }), MANY)).toEqual(refused('no-such-player'))
  expect(await openRoom(database, opening({ makerId: two }), MANY)).toEqual(refused('already-playing'))
})

test('what an owner keeps is what the next one claims', async () => {
  const { roomId, fence } = await addRoom(database, maker)
  const options = { ...USUAL_ROOM, shotClock: null, order: 'chosen' } as const
  const kept = { options, makerId: other, lobby: { version: 2, seats: [] } }
  expect(await keepLobby(database, { roomId, fence, ...kept, now: NOON })).toBe('kept')
  expect(await claimOf(database, roomId)).toMatchObject({ ...kept, fence: fence + 1 })
  const nobody = { roomId, fence: fence + 1, ...kept, makerId: null, now: NOON }
  expect(await keepLobby(database, nobody)).toBe('kept')
  expect(await claimOf(database, roomId)).toMatchObject({ makerId: null })
})

test('an owner that lost its room changes nothing any more', async () => {
  const { roomId, fence } = await addRoom(database, maker)
  const { fence: newer } = await claimOf(database, roomId)
  const late = { roomId, fence, options: { ...USUAL_ROOM, seats: 2 }, makerId: other, lobby: { version: 9 } }
  expect(await keepLobby(database, { ...late, now: NOON })).toBe('fenced-out')
  expect(await closeRoom(database, { roomId, fence, now: NOON }, POLICY.rooms)).toBe('fenced-out')
  expect(await claimOf(database, roomId)).toMatchObject({ options: USUAL_ROOM, makerId: maker })
  expect(newer).toBe(fence + 1)
})

test('many who claim at the same moment get a fence each, and only the last one writes', async () => {
  const { roomId } = await addRoom(database, maker)
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimOf(database, roomId)))
  const fences = claims.map(({ fence }) => fence)
  expect(new Set(fences).size).toBe(6)
  const keep = (fence: number) =>
    keepLobby(database, {
      ...{ roomId, fence, options: USUAL_ROOM, makerId: maker, now: NOON },
      lobby: { version: fence },
    })
  const kept = await Promise.all(fences.map(async (fence) => ({ fence, answer: await keep(fence) })))
  expect(kept.filter(({ answer }) => answer === 'kept')).toEqual([
    { fence: Math.max(...fences), answer: 'kept' },
  ])
})

test('of a claim and a closing at the same moment, one sees the other', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { roomId, fence } = await addRoom(database, maker)
    const [closed, claimed] = await Promise.all([
      closeRoom(database, { roomId, fence, now: NOON }, POLICY.rooms),
      claimRoom(database, { roomId, serverId: newId(), now: NOON }),
    ])
    expect(claimed.ok ? 'claimed' : claimed.refusal).toBe(closed === 'closed' ? 'closed' : 'claimed')
  }
})

test('a closed room is claimed, kept and opened no more, and its code may be another room’s', async () => {
  const { roomId, code, fence } = await addRoom(database, maker)
  expect(await closeRoom(database, { roomId, fence, now: NOON + 5000 }, POLICY.rooms)).toBe('closed')
  expect(await closeRoom(database, { roomId, fence, now: NOON + 9000 }, POLICY.rooms)).toBe('closed')
  expect(await lobbyOfRoom(database, roomId)).toBe(null)
  const claimed = await claimRoom(database, { roomId, serverId: newId(), now: NOON })
  expect(claimed).toEqual({ ok: false, refusal: 'closed' })
  const kept = { roomId, fence, options: USUAL_ROOM, makerId: maker, lobby: { version: 1 }, now: NOON }
  expect(await keepLobby(database, kept)).toBe('fenced-out')
  expect(await openRoom(database, opening({ code }), MANY)).toMatchObject({ ok: true })
})

test('there is nothing to claim where no room is', async () => {
  const claimed = await claimRoom(database, { roomId: newId(), serverId: newId(), now: NOON })
  expect(claimed).toEqual({ ok: false, refusal: 'no-such-room' })
  expect(await lobbyOfRoom(database, newId())).toBe(null)
})

test('a room is not closed while a game of it goes on, nor while its people may agree on the next', async () => {
  const [one = '', two = ''] = await addGuests(database, 2)
  const room = await addRoom(database, one)
  const matchId = await startGame(database, room, [one, two])
  const { roomId, fence } = room
  expect(await closeRoom(database, { roomId, fence, now: NOON }, POLICY.rooms)).toBe('playing')
  expect(await claimOf(database, roomId)).toMatchObject({ openMatchId: matchId })
  await loseMatch(database, { matchId, now: NOON })
  const lastMatch = { id: matchId, endedAt: NOON }
  expect(await claimOf(database, roomId)).toMatchObject({ openMatchId: null, lastMatch })
  const over = NOON + 2 * POLICY.rooms.rematchWithin
  const closeAt = (now: number) => closeRoom(database, { roomId, fence: fence + 2, now }, POLICY.rooms)
  expect([await closeAt(over - 1), await closeAt(over)]).toEqual(['playing', 'closed'])
})

test('a process that starts hears of the open rooms, who has them, and of the codes that rest', async () => {
  const [mine, closed] = [await addRoom(database, maker), await addRoom(database, maker)]
  const unowned = opening()
  await openRoom(database, unowned, MANY)
  await closeRoom(database, { roomId: closed.roomId, fence: closed.fence, now: NOON + 600_000 }, POLICY.rooms)
  const serverId = newId()
  await claimRoom(database, { roomId: mine.roomId, serverId, now: NOON })
  await beat(database, { serverId, now: NOON + 3000 })
  const rooms = await openRooms(database)
  expect(rooms).toContainEqual({
    roomId: mine.roomId,
    code: mine.code,
    ownerId: serverId,
    ownerBeatAt: NOON + 3000,
  })
  const { roomId, code } = unowned
  expect(rooms).toContainEqual({ roomId, code, ownerId: null, ownerBeatAt: null })
  expect(rooms.map((room) => room.roomId)).not.toContain(closed.roomId)
  const rests = { code: closed.code, closedAt: NOON + 600_000 }
  expect(await restingCodes(database, { since: NOON + 600_000 })).toEqual([rests])
  expect(await restingCodes(database, { since: NOON + 600_001 })).toEqual([])
})

test('what somebody has waited too long for is not written', async () => {
  const { roomId, fence } = await addRoom(database, maker)
  const late = { roomId, fence, options: { ...USUAL_ROOM, seats: 2 }, makerId: other, lobby: { version: 9 } }
  expect(await keepLobby(database, { ...late, isWanted: () => false, now: NOON })).toBe('too-late')
  expect(await claimOf(database, roomId)).toMatchObject({ options: USUAL_ROOM, makerId: maker })
})
