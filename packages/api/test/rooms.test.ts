import { openTestDatabase } from '@skelly/db/testing'
import { nameKey, type Database, type SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { POLICY, USUAL_ROOM } from '@skelly/protocol'
import { claimRoom, closeRoom } from '@skelly/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearerOf, callerOf, newcomer, newGuest, NOON } from './caller.ts'
import { MemoryJar } from './memory-jar.ts'
import { openRoomFor, playRoomGame, startRoomGame } from './room.ts'
import { openTable } from './table.ts'

let database: Database
let ana: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
})
afterAll(() => database.close())

const GUEST = /^guest-[A-HJ-NP-Z2-9]{4}$/
const guest = (jar: MemoryJar) => callerOf(database, null, { jar })
const comeIn = () => newGuest(database)

test('whoever opens a room gets a ticket for the desk with its options', async () => {
  const bearer = await bearerOf(await callerOf(database, ana).rooms.open({ options: USUAL_ROOM }))
  expect(bearer).toMatchObject({ ...ana, purpose: { kind: 'open-room', options: USUAL_ROOM } })
})

test('somebody without an account becomes a guest by opening a room, and stays that one', async () => {
  const jar = new MemoryJar()
  expect(await guest(jar).me.visitor()).toBeNull()
  const bearer = await bearerOf(await guest(jar).rooms.open({ options: USUAL_ROOM }))
  expect(bearer.name).toMatch(GUEST)
  expect(bearer.sessionId).toBeNull()
  expect(await guest(jar).me.visitor()).toEqual({ name: bearer.name, isGuest: true, openGame: null })
  const again = await bearerOf(await guest(jar).rooms.find({ code: 'ab-cd' }))
  expect(again).toMatchObject({ playerId: bearer.playerId, purpose: { kind: 'find-room', code: 'ABCD' } })
})

test('many calls of one request make one guest', async () => {
  const jar = new MemoryJar()
  const api = guest(jar)
  const calls = Array.from({ length: 8 }, async () => bearerOf(await api.rooms.find({ code: 'ABCD' })))
  expect(new Set((await Promise.all(calls)).map(({ playerId }) => playerId)).size).toBe(1)
})

test('what only looks makes nobody a guest', async () => {
  const jar = new MemoryJar()
  const api = guest(jar)
  await api.me.card()
  await api.me.visitor()
  await api.rankings.ladder({ kind: 'rating', span: 'always' })
  await api.match.admit({ matchId: newId() })
  await api.rooms.lobby({ roomId: newId() })
  await api.rooms.find({ code: 'O0O0' })
  expect(jar.token).toBeUndefined()
})

test('only so many guests come from one address; those who are there go on', async () => {
  const { jar } = await comeIn()
  const address = '192.0.2.99'
  const enter = (known = new MemoryJar()) =>
    callerOf(database, null, { jar: known, address }).rooms.find({ code: 'ABCD' })
  const most = POLICY.rooms.newGuests
  const came = await Promise.allSettled(Array.from({ length: most + 3 }, () => enter()))
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  await expect(enter()).rejects.toThrow('too-many-guests')
  expect(await enter(jar)).toMatchObject({ ok: true })
  expect((await comeIn()).name).toMatch(GUEST)
})

test('an IPv6 network is one address, however many it has', async () => {
  const enter = (nth: number) =>
    callerOf(database, null, { address: `2001:db8:7:7::${nth.toString(16)}` }).rooms.find({ code: 'ABCD' })
  const many = Array.from({ length: POLICY.rooms.newGuests + 1 }, (_, nth) => enter(nth))
  const came = await Promise.allSettled(many)
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(POLICY.rooms.newGuests)
})

test('somebody signed in is nobody’s guest, whatever the cookie says', async () => {
  const { jar } = await comeIn()
  const api = callerOf(database, ana, { jar })
  expect(await api.me.visitor()).toMatchObject({ name: 'Ana', isGuest: false })
  expect(await bearerOf(await api.rooms.find({ code: 'ABCD' }))).toMatchObject(ana)
})

test.each(['', 'ABC', 'ABCDE', 'AB0D', 'A1CD', '<b>', '🙂🙂🙂🙂'])(
  'what can be no code is told what every wrong code is told: %j',
  async (code) => {
    const refused = { ok: false, refusal: 'no-such-room' }
    expect(await callerOf(database, ana).rooms.find({ code })).toEqual(refused)
  },
)

test('a lobby is for everybody who knows the room, while it is open', async () => {
  const { playerId, jar } = await comeIn()
  const { roomId } = await openRoomFor(database, ana, 'KLMN')
  const purpose = { kind: 'lobby', roomId }
  expect(await bearerOf(await guest(jar).rooms.lobby({ roomId }))).toMatchObject({ playerId, purpose })
  expect(await bearerOf(await callerOf(database, ana).rooms.lobby({ roomId }))).toMatchObject({ purpose })
  const claimed = await claimRoom(database, { roomId, serverId: newId(), now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  await closeRoom(database, { roomId, fence: claimed.value.fence, now: NOON }, POLICY.rooms)
  const refused = { ok: false, refusal: 'no-such-room' }
  expect(await guest(jar).rooms.lobby({ roomId })).toEqual(refused)
  expect(await guest(jar).rooms.lobby({ roomId: newId() })).toEqual(refused)
})

test('a room’s match admits who sits there as players and others as watchers, guests too', async () => {
  const { jar, playerId, name } = await comeIn()
  const ben = await newcomer(database, 'Ben')
  const room = await openRoomFor(database, ben, 'PQRS')
  const { matchId } = await startRoomGame(database, room, [ben.playerId, playerId])
  const admitted = async (api: ReturnType<typeof callerOf>, asGuest = false) =>
    (await bearerOf(await api.match.admit({ matchId, asGuest }))).purpose
  expect(await admitted(guest(jar))).toEqual({ kind: 'match', matchId, as: 'player' })
  expect(await admitted(callerOf(database, ben))).toEqual({ kind: 'match', matchId, as: 'player' })
  expect(await admitted(callerOf(database, ana))).toEqual({ kind: 'match', matchId, as: 'watcher' })
  expect(await admitted(guest(new MemoryJar()), true)).toEqual({ kind: 'match', matchId, as: 'watcher' })
  const openGame = { matchId, way: 'online', roomCode: 'PQRS' }
  expect(await guest(jar).me.visitor()).toEqual({ name, isGuest: true, openGame })
  expect(await callerOf(database, ben).me.card()).toMatchObject({ openGame })
  const refused = { ok: false, refusal: 'already-playing' }
  expect(await guest(jar).rooms.open({ options: USUAL_ROOM })).toEqual(refused)
})

test('where nobody may watch others are refused, and so are watchers of ranked games', async () => {
  const [cid, dot, eve] = [
    await newcomer(database, 'Cid'),
    await newcomer(database, 'Dot'),
    await newcomer(database, 'Eve'),
  ]
  const options = { ...USUAL_ROOM, watching: 'nobody' } as const
  const room = await openRoomFor(database, cid, 'TUVW')
  const { matchId } = await startRoomGame(database, room, [cid.playerId, dot.playerId], options)
  const refused = { ok: false, refusal: 'not-your-match' }
  expect(await callerOf(database, eve).match.admit({ matchId })).toEqual(refused)
  const ranked = await openTable(database, [eve, await newcomer(database, 'Fay')])
  const jar = new MemoryJar()
  expect(await guest(jar).match.admit({ matchId: ranked, asGuest: true })).toEqual(refused)
  expect(jar.token).toBeUndefined()
  expect(await guest((await comeIn()).jar).match.admit({ matchId: ranked })).toEqual(refused)
})

test('a room’s game is among the games of its players, unrated, with XP and a replay', async () => {
  const { jar, playerId, name } = await comeIn()
  const gil = await newcomer(database, 'Gil')
  const room = await openRoomFor(database, gil, 'WXYZ')
  const result = await playRoomGame(database, room, [gil.playerId, playerId])
  const { recent, card } = await callerOf(database, null).players.profile({ name: 'Gil' })
  expect(recent).toMatchObject([
    { way: 'online', opponents: [name], ratingChange: null, replayId: result.replayId },
  ])
  expect(card).toMatchObject({ rating: 1200, ratedGames: 0 })
  expect(result.abandoned).toBe(false)
  expect(await callerOf(database, null).replays.byId({ id: result.replayId ?? '' })).toMatchObject({ result })
  expect(result.seats.every(({ rating }) => rating === null)).toBe(true)
  const earned = result.seats.find((seat) => seat.name === name)?.xp
  expect((await database.players.byId(playerId))?.xp).toBe(earned)
  expect(earned).toBeGreaterThan(0)
  expect(await guest(jar).me.visitor()).toMatchObject({ openGame: null })
})

test('guests have no profile, no place in the rankings and no way into ranked', async () => {
  const { jar, name, playerId } = await comeIn()
  expect(await database.players.byNameKey(nameKey(name))).toMatchObject({ id: playerId, isGuest: true })
  await expect(guest(jar).players.profile({ name })).rejects.toThrow('no-such-player')
  await expect(guest(jar).ranked.enter({ fill: 'tar' })).rejects.toThrow('not-signed-in')
  const rated = { rating: 1500, ratedGames: 10, highest: 1500, xp: 0 }
  await expect(database.players.keepStanding(playerId, rated)).rejects.toThrow('Player_guest_is_unrated')
  expect((await guest(jar).rankings.ladder({ kind: 'rating', span: 'always' })).me).toBeNull()
})
