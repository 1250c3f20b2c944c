import { openTestDatabase } from '@skelly/db/testing'
import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { POLICY, USUAL_ROOM, type RoomOptions } from '@skelly/protocol'
import { openRematch } from '@skelly/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearerOf, callerOf, newcomer, newGuest, NOON, type NewGuest } from './caller.ts'
import { openRoomFor, startRoomGame } from './room.ts'
import { finishGame } from './table.ts'

/** Until then a table may stand after its game. */
const STANDS = 2 * POLICY.rooms.rematchWithin

let database: Database
let maker: SessionPlayer
/** Has an account, and is the guest at the table. */
let ana: SessionPlayer
let guest: NewGuest
let room: Awaited<ReturnType<typeof openRoomFor>>
let matchId: string
let games = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
})
afterAll(() => database.close())

const play = async (
  options: RoomOptions = USUAL_ROOM,
  ...others: readonly SessionPlayer[]
): Promise<void> => {
  games += 1
  ;[maker, guest] = [await newcomer(database, `Max-${games}`), await newGuest(database)]
  room = await openRoomFor(database, maker, `AB2${'CDEFGHJ'[games - 1] ?? ''}`)
  ;({ matchId } = await startRoomGame(
    database,
    room,
    [maker, guest, ...others].map(({ playerId }) => playerId),
    options,
  ))
}
const signedIn = (at = NOON) => callerOf(database, ana, { jar: guest.jar, at })
const nobody = () => callerOf(database, null)

test('a guest who signs in to an account keeps the seat, in the lobby too, until the table is gone', async () => {
  await play()
  const openGame = { matchId, way: 'online', roomCode: 'AB2C' }
  expect(await signedIn().me.visitor()).toEqual({ name: 'Ana', isGuest: false, openGame })
  expect(await signedIn().me.card()).toMatchObject({ openGame })
  const { playerId, name } = guest
  const seated = { playerId, name, sessionId: null }
  expect(await bearerOf(await signedIn().match.admit({ matchId }))).toMatchObject({
    ...seated,
    purpose: { kind: 'match', matchId, as: 'player' },
  })
  expect(await bearerOf(await signedIn().rooms.lobby({ roomId: room.roomId }))).toMatchObject(seated)
  const elsewhere = await openRoomFor(database, await newcomer(database, 'Eli'), 'ZZ22')
  expect(await bearerOf(await signedIn().rooms.lobby({ roomId: elsewhere.roomId }))).toMatchObject(ana)
  expect(await signedIn().rooms.open({ options: USUAL_ROOM })).toEqual({
    ok: false,
    refusal: 'already-playing',
  })
  expect(await signedIn().ranked.enter({ fill: 'tar' })).toEqual({ ok: false, refusal: 'already-playing' })
  expect(guest.jar.token).toBeDefined()

  const { endedAt } = await finishGame(database, matchId, playerId)
  expect(await signedIn(endedAt).me.visitor()).toMatchObject({ openGame: null })
  const back = await signedIn(endedAt + STANDS - 1).match.admit({ matchId })
  expect(await bearerOf(back, endedAt + STANDS - 1)).toMatchObject(seated)
  await signedIn(endedAt + STANDS - 1).rooms.find({ code: 'ABCD' })
  expect(guest.jar.token).toBeDefined()
  await signedIn(endedAt + STANDS).rooms.find({ code: 'ABCD' })
  expect(guest.jar.token).toBeUndefined()
})

test('whom nobody knows is asked to sign in, and watches as a new guest only when they say so', async () => {
  await play()
  expect(await nobody().match.admit({ matchId })).toEqual({ ok: false, refusal: 'not-signed-in' })
  const { name, purpose } = await bearerOf(await nobody().match.admit({ matchId, asGuest: true }))
  expect([name.slice(0, 6), purpose]).toEqual(['guest-', { kind: 'match', matchId, as: 'watcher' }])
  expect(await nobody().match.admit({ matchId: newId() })).toEqual({ ok: false, refusal: 'no-such-match' })
})

test('where nobody may watch, whom nobody knows is told that only players come in, and sign in', async () => {
  await play({ ...USUAL_ROOM, watching: 'nobody' })
  expect(await nobody().match.admit({ matchId })).toEqual({ ok: false, refusal: 'players-only' })
  expect(await nobody().match.admit({ matchId, asGuest: true })).toEqual({
    ok: false,
    refusal: 'not-your-match',
  })
  expect(await callerOf(database, ana).match.admit({ matchId })).toEqual({
    ok: false,
    refusal: 'not-your-match',
  })
})

test('how a game ended is told with the own seat: by the account, by the guest of before, and for others with none', async () => {
  await play()
  const { endedAt } = await finishGame(database, matchId, guest.playerId)
  const seats = await database.seats.of(matchId)
  const seatOf = (playerId: string) => seats.find((seat) => seat.playerId === playerId)?.seat
  const ownSeat = async (api: ReturnType<typeof callerOf>) => (await api.match.result({ matchId }))?.ownSeat
  expect(await ownSeat(callerOf(database, maker))).toBe(seatOf(maker.playerId))
  for (const at of [endedAt, endedAt + 10 * STANDS])
    expect(await ownSeat(signedIn(at))).toBe(seatOf(guest.playerId))
  expect(await ownSeat(callerOf(database, ana))).toBeNull()
  expect(await ownSeat(nobody())).toBeNull()
})

test('who comes to a table whose rematch is on is told where it goes on, while the table might stand', async () => {
  await play({ ...USUAL_ROOM, watching: 'nobody' })
  const { endedAt } = await finishGame(database, matchId, guest.playerId)
  const wentOn = { ok: false, refusal: 'over', nextMatchId: await goOn(endedAt) }
  const admit = (at: number, player: SessionPlayer | null = maker) =>
    callerOf(database, player, { at, jar: guest.jar }).match.admit({ matchId })
  for (const player of [maker, null, ana]) expect(await admit(endedAt + STANDS - 1, player)).toEqual(wentOn)
  expect(await admit(endedAt + STANDS)).toEqual({ ok: false, refusal: 'over' })
  const stranger = await newcomer(database, 'Eve')
  const nosy = await callerOf(database, stranger, { at: endedAt + 1 }).match.admit({ matchId })
  expect(nosy).toEqual({ ok: false, refusal: 'not-your-match' })
})

test('who does not play the rematch, and may not watch it, is not sent there', async () => {
  await play({ ...USUAL_ROOM, watching: 'nobody' }, ana)
  const { endedAt } = await finishGame(database, matchId, guest.playerId, maker.playerId)
  await goOn(endedAt)
  const admitted = await callerOf(database, ana, { at: endedAt + 1 }).match.admit({ matchId })
  expect(await bearerOf(admitted, endedAt + 1)).toMatchObject({ purpose: { matchId, as: 'player' } })
})

test('with how a game ended goes the rematch in which one plays, however many came before, and the open room', async () => {
  await play({ ...USUAL_ROOM }, ana)
  const { endedAt } = await finishGame(database, matchId, guest.playerId, maker.playerId)
  const rest = async (api: ReturnType<typeof callerOf>) => {
    const { ownRematchId, roomCode } = (await api.match.result({ matchId })) ?? {}
    return { ownRematchId, roomCode }
  }
  const { code } = (await database.rooms.find(room.roomId)) ?? {}
  expect(await rest(callerOf(database, maker))).toEqual({ ownRematchId: null, roomCode: code })
  const second = await goOn(endedAt)
  expect(await rest(callerOf(database, maker))).toEqual({ ownRematchId: second, roomCode: code })
  await finishGame(database, second, guest.playerId)
  expect(await rest(callerOf(database, maker))).toEqual({ ownRematchId: null, roomCode: code })
  const third = await goOn(endedAt, second)
  const later = { at: endedAt + 10 * STANDS, jar: guest.jar }
  for (const api of [callerOf(database, maker, later), callerOf(database, null, later)])
    expect(await rest(api)).toEqual({ ownRematchId: third, roomCode: code })
  expect(await rest(callerOf(database, ana))).toEqual({ ownRematchId: null, roomCode: code })
  expect(await rest(nobody())).toEqual({ ownRematchId: null, roomCode: null })
  await database.rooms.close(room.roomId, endedAt)
  expect(await rest(callerOf(database, maker))).toEqual({ ownRematchId: third, roomCode: null })
})

/** The maker and the guest go on to their rematch. */
const goOn = async (now: number, of = matchId): Promise<string> => {
  const rematch = { matchId: newId(), of, playerIds: [maker.playerId, guest.playerId], now }
  const opened = await openRematch(database, rematch, POLICY.matchmaking)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}
