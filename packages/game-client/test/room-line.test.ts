import { refuse } from '@skelly/engine'
import { CLOSE_CODES } from '@skelly/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LineStatus } from '../src/line-status.ts'
import { RoomLine } from '../src/room-line.ts'
import { FakeRoom } from './fake-room.ts'

let room: FakeRoom
let statuses: LineStatus[]
let line: RoomLine

beforeEach(() => {
  vi.useFakeTimers()
  room = new FakeRoom()
  statuses = []
  line = new RoomLine({
    admit: room.admit,
    dial: room.dial,
    onStatus: (status) => statuses.push(status),
    onMessage: () => undefined,
    onState: () => undefined,
  })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const open = async () => {
  line.open()
  await pass(0)
}
const kinds = (): string => statuses.map(({ kind }) => kind).join(' ')

describe('a line to a room', () => {
  test('comes back by itself with a fresh ticket, from its first second on', async () => {
    await open()
    room.cut(1006)
    await pass(250)
    expect(kinds()).toBe('connecting live reconnecting live')
    expect(room.dialled).toBe(2)
  })

  test('tries on while the server is away, every two seconds at the latest', async () => {
    await open()
    room.answers = Array.from({ length: 20 }, () => 'away')
    room.cut(CLOSE_CODES.restarting)
    await pass(60_000)
    const back = statuses.findIndex(({ kind }, n) => kind === 'live' && n > 1)
    expect(statuses[back - 1]).toEqual({ kind: 'reconnecting', attempt: 21, why: 'restarting' })
  })

  test('asks ever more seldom where too many come from one network, until there is a place', async () => {
    room.answers = Array.from({ length: 30 }, () => ({ kind: 'crowded' }) as const)
    await open()
    expect(statuses.at(-1)).toEqual({ kind: 'reconnecting', attempt: 1, why: 'crowded' })
    await pass(60_000)
    // after 2, 4, 8 and then 15 s, or down to a half of it
    expect(room.dialled).toBeGreaterThanOrEqual(7)
    expect(room.dialled).toBeLessThanOrEqual(11)
    room.answers = []
    await pass(15_000)
    expect(statuses.at(-1)?.kind).toBe('live')
  })

  test('a line without a word for 12.5 s is dead', async () => {
    await open()
    await pass(12_400)
    room.say('ping', {})
    await pass(12_400)
    expect(kinds()).toBe('connecting live')
    await pass(100)
    expect(kinds()).toBe('connecting live reconnecting')
  })

  test('an attempt that hangs is given up after 6 s and made anew, the next one after 12', async () => {
    room.answers = ['hangs', 'hangs']
    await open()
    await pass(5_900)
    expect(kinds()).toBe('connecting')
    await pass(400)
    expect(kinds()).toBe('connecting reconnecting')
    expect(room.dialled).toBe(2)
    await pass(11_500)
    expect(kinds()).toBe('connecting reconnecting')
    await pass(1_500)
    expect(kinds()).toBe('connecting reconnecting reconnecting live')
  })

  test('one that comes through late does not end the line that it takes over from', async () => {
    room.answers = ['hangs']
    await open()
    await pass(6_500)
    expect(kinds()).toBe('connecting reconnecting live')
    room.cut(CLOSE_CODES.takenOver)
    room.comesThrough()
    await pass(1_000)
    expect(kinds()).toBe('connecting reconnecting live reconnecting live')
    expect(room.isConnected).toBe(true)
    room.cut(CLOSE_CODES.takenOver)
    expect(statuses.at(-1)?.kind).toBe('taken-over')
  })

  test('is made anew at once, whatever hangs, when the network is back', async () => {
    await open()
    room.answers = ['hangs', 'hangs', 'hangs']
    room.cut(1006)
    await pass(20_000)
    expect(kinds()).toMatch(/reconnecting$/)
    const before = room.dialled
    line.hurry()
    await pass(0)
    expect(room.dialled).toBe(before + 1)
    expect(statuses.at(-1)?.kind).toBe('live')
  })

  test('is believed for 6 s only when somebody comes back to it, unless the server speaks', async () => {
    await open()
    line.hurry()
    await pass(5_000)
    room.say('ping', {})
    await pass(12_400)
    expect(kinds()).toBe('connecting live')
    room.say('ping', {})
    line.hurry()
    await pass(6_300)
    expect(kinds()).toBe('connecting live reconnecting live')
  })

  test.each(['closed', 'taken over'])('that is %s is not opened by a hurry', async (how) => {
    await open()
    if (how === 'closed') line.close()
    else room.cut(CLOSE_CODES.takenOver)
    const heard = kinds()
    line.hurry()
    await pass(10_000)
    expect(kinds()).toBe(heard)
    expect(room.dialled).toBe(1)
  })

  test.each([
    { code: CLOSE_CODES.takenOver, kind: 'taken-over' },
    { code: CLOSE_CODES.over, kind: 'over' },
    { code: CLOSE_CODES.misuse, kind: 'refused' },
  ])('stays away after $code: $kind', async ({ code, kind }) => {
    await open()
    room.cut(code)
    await pass(60_000)
    expect(statuses.at(-1)?.kind).toBe(kind)
    expect(room.dialled).toBe(1)
  })

  test('is open again when it is asked to be', async () => {
    await open()
    room.cut(CLOSE_CODES.takenOver)
    line.open()
    await pass(0)
    expect(kinds()).toBe('connecting live taken-over connecting live')
  })

  test('a ticket that is not taken is tried three times', async () => {
    room.answers = [{ kind: 'ticket-refused' }, { kind: 'ticket-refused' }, { kind: 'ticket-refused' }]
    await open()
    await pass(10_000)
    expect(statuses.at(-1)).toEqual({ kind: 'refused', why: 'ticket' })
    expect(room.dialled).toBe(3)
  })

  test('who may not join is told why', async () => {
    room.answers = [{ kind: 'forbidden', why: 'not-your-match' }]
    await open()
    await pass(10_000)
    expect(statuses.at(-1)).toEqual({ kind: 'refused', why: 'not-your-match' })
  })

  test.each([
    { refusal: 'over', status: { kind: 'over' } },
    { refusal: 'not-your-match', status: { kind: 'refused', why: 'not-your-match' } },
  ])('no admission because of $refusal', async ({ refusal, status }) => {
    room.admission = refuse(refusal)
    await open()
    await pass(10_000)
    expect(statuses.at(-1)).toEqual(status)
  })

  test('closed is closed, also in the middle of connecting', async () => {
    line.open()
    line.close()
    await pass(60_000)
    expect(kinds()).toBe('connecting closed')
    expect(room.isConnected).toBe(false)
  })
})
