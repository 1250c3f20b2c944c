import { CLOSE_CODES, USUAL_ROOM, type LobbyView } from '@skelly/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LobbyClient } from '../src/lobby-client.ts'
import { FakeRoom } from './fake-room.ts'

const ANA = { name: 'Ana', isGuest: false, fill: 'tar', colour: 0, isReady: false, isHere: true } as const
const VIEW: LobbyView = {
  code: 'K7QM',
  maker: 0,
  seats: [ANA],
  options: USUAL_ROOM,
  watchers: 0,
  matchId: '',
}

let room: FakeRoom
let client: LobbyClient
const seen = () => client.getSnapshot()

beforeEach(async () => {
  vi.useFakeTimers()
  room = new FakeRoom()
  client = new LobbyClient({ roomId: 'r', admit: room.admit, dial: room.dial })
  client.connect()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

test('knows its seat and what everybody sees', () => {
  room.say('welcome', { roomId: 'r', seat: 0, now: 1 })
  room.show(VIEW)
  expect(seen()).toMatchObject({ status: { kind: 'live' }, seat: 0, view: VIEW })
  room.say('welcome', { roomId: 'r', seat: null, now: 1 })
  expect(seen().seat).toBe(null)
})

test.each([
  { why: 'not-now', shown: null },
  { why: 'colour-taken', shown: 'colour-taken' },
] as const)('$why is, when the lobby changes, $shown; after a while nothing', async ({ why, shown }) => {
  room.show(VIEW)
  room.say('refused', { message: 'colour', why })
  expect(seen().refusal?.why).toBe(why)
  room.show({ ...VIEW, watchers: 1 })
  expect(seen().refusal?.why ?? null).toBe(shown)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(seen().refusal).toBe(null)
})

test('a state that is none is left alone', () => {
  room.show(VIEW)
  room.show({ ...VIEW, seats: 'nonsense' })
  expect(seen().view).toEqual(VIEW)
})

test('every wish is said in the protocol’s words', () => {
  client.sit()
  client.chooseFill('candle')
  client.chooseColour(5)
  client.beReady(true)
  client.changeOptions({ ...USUAL_ROOM, shotClock: null })
  client.remove(2)
  client.handOver(1)
  client.swap(0, 3)
  client.start()
  client.say('hello')
  client.stand()
  expect(room.sent).toEqual([
    { type: 'sit', message: {} },
    { type: 'fill', message: { fill: 'candle' } },
    { type: 'colour', message: { colour: 5 } },
    { type: 'ready', message: { ready: true } },
    { type: 'options', message: { ...USUAL_ROOM, shotClock: null } },
    { type: 'remove', message: { seat: 2 } },
    { type: 'hand-over', message: { seat: 1 } },
    { type: 'swap', message: { seat: 0, with: 3 } },
    { type: 'start', message: {} },
    { type: 'say', message: { word: 'hello' } },
    { type: 'stand', message: {} },
  ])
})

test('a refusal stands until the next wish', () => {
  room.say('refused', { message: 'start', why: 'too-few' })
  expect(seen().refusal).toMatchObject({ message: 'start', why: 'too-few' })
  client.beReady(true)
  expect(seen().refusal).toBe(null)
})

test('words are told as they come', () => {
  const heard: object[] = []
  client.onSaid((said) => heard.push(said))
  room.say('said', { seat: 0, word: 'oops' })
  expect(heard).toMatchObject([{ seat: 0, word: 'oops' }])
})

test('a ping is answered', () => {
  vi.setSystemTime(50_000)
  room.say('ping', { at: 7 })
  expect(room.take('pong')).toEqual([{ at: 7, sent: 50_000 }])
})

test('the game that begins ends the line, and is known', () => {
  room.say('started', { matchId: 'm' })
  expect(seen()).toMatchObject({ startedMatchId: 'm', status: { kind: 'closed' } })
  expect(room.isConnected).toBe(false)
})

test('comes back by itself and keeps the view meanwhile', async () => {
  room.show(VIEW)
  room.cut(1006)
  expect(seen()).toMatchObject({ status: { kind: 'reconnecting' }, view: VIEW })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(seen().status.kind).toBe('live')
})

test.each([
  { code: CLOSE_CODES.removed, status: { kind: 'refused', why: 'removed' } },
  { code: CLOSE_CODES.closed, status: { kind: 'refused', why: 'closed' } },
  { code: CLOSE_CODES.takenOver, status: { kind: 'taken-over' } },
])('after $code it stays away: $status.kind', async ({ code, status }) => {
  room.cut(code)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen().status).toEqual(status)
  expect(room.dialled).toBe(1)
})

test('leaving is said before the line is closed', () => {
  client.leave()
  expect(room.sent).toEqual([{ type: 'leave', message: {} }])
  expect(room.isConnected).toBe(false)
})
