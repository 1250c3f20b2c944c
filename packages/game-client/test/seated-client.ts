import { millis, type Millis } from '@skelly/engine'
import { afterEach, beforeEach, vi } from 'vitest'
import { MatchClient } from '../src/match-client.ts'
import type { MatchSnapshot } from '../src/match-snapshot.ts'
import { FakeRoom } from './fake-room.ts'
import { MatchServer } from './match-server.ts'

/** For every test anew: a client in the first seat of a match that has begun. Timers are ours. */
export let room: FakeRoom
export let server: MatchServer
export let client: MatchClient

/** So many ms after the beginning. */
export const at = (ms: number): Millis => millis(1_000_000 + ms)
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}
export const seen = (): MatchSnapshot => client.getSnapshot()

beforeEach(async () => {
  vi.useFakeTimers()
  room = new FakeRoom()
  server = new MatchServer()
  client = new MatchClient({ matchId: 'm', admit: room.admit, dial: room.dial })
  client.connect()
  await pass(0)
  server.accept({ kind: 'begin', at: at(0) })
  room.say('welcome', server.welcome())
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})
