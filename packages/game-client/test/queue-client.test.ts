import { CLOSE_CODES } from '@skelly/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueueClient } from '../src/queue-client.ts'
import { FakeRoom } from './fake-room.ts'

const HOW_IT_STANDS = { waited: 1_000, window: 75, queued: 2, estimate: null, askAnyone: false }

let room: FakeRoom
let client: QueueClient

beforeEach(async () => {
  vi.useFakeTimers()
  room = new FakeRoom()
  client = new QueueClient({ admit: room.admit, dial: room.dial })
  client.connect()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

test('searches, and is told how it stands', () => {
  room.say('searching', HOW_IT_STANDS)
  expect(client.getSnapshot()).toMatchObject({ status: { kind: 'searching' }, searching: HOW_IT_STANDS })
  client.anyone()
  expect(room.take('anyone')).toEqual([{}])
})

test('a match ends the search, and the line', () => {
  const seen: string[] = []
  client.subscribe(() => seen.push(client.getSnapshot().status.kind))
  room.say('matched', { matchId: 'm' })
  expect(seen).toEqual(['matched'])
  expect(client.getSnapshot().status).toEqual({ kind: 'matched', matchId: 'm' })
  expect(room.isConnected).toBe(false)
})

test('searches on after a lost connection', async () => {
  room.cut(1006)
  expect(client.getSnapshot().status).toMatchObject({ kind: 'reconnecting', attempt: 1 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(client.getSnapshot().status.kind).toBe('searching')
})

test('another tab takes the search over', () => {
  room.cut(CLOSE_CODES.takenOver)
  expect(client.getSnapshot().status.kind).toBe('taken-over')
})

test('cancelling is final', async () => {
  client.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(client.getSnapshot().status.kind).toBe('closed')
  expect(room.isConnected).toBe(false)
})
