import type { OpenGame } from '@skelly/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenGameWatch } from '../../src/frame/open-game-watch.ts'

const RANKED: OpenGame = { matchId: 'a', way: 'ranked', roomCode: null }

/** A server whose answer is set by hand, and how often it was asked. */
class Server {
  asked = 0
  game: OpenGame | null = null
  isAway = false

  readonly ask = (): Promise<OpenGame | null> => {
    this.asked += 1
    return this.isAway ? Promise.reject(new Error('away')) : Promise.resolve(this.game)
  }
}

const watching = () => {
  const server = new Server()
  const watch = new OpenGameWatch({ ask: server.ask, now: () => Date.now() })
  const heard = vi.fn()
  const stop = watch.subscribe(heard)
  return { server, watch, heard, stop }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('asks once where there is no game', async () => {
  const { server, watch, heard } = watching()
  await watch.look()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(1)
  expect(heard).not.toHaveBeenCalled()
})

test('asks again and again while there is one, and says when it is over', async () => {
  const { server, watch, heard } = watching()
  server.game = RANKED
  await watch.look()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(watch.game()).toEqual(RANKED)
  expect([server.asked, heard.mock.calls.length]).toEqual([3, 1])
  server.game = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watch.game()).toBeNull()
  expect([server.asked, heard.mock.calls.length]).toEqual([4, 2])
})

test('what was known counts while the server is away', async () => {
  const { server, watch } = watching()
  server.game = RANKED
  await watch.look()
  server.isAway = true
  await vi.advanceTimersByTimeAsync(9_000)
  expect(watch.game()).toEqual(RANKED)
})

test('tries once more where the first answer is none', async () => {
  const { server, watch } = watching()
  server.game = RANKED
  server.isAway = true
  const looked = watch.look()
  server.isAway = false
  await looked
  expect(watch.game()).toEqual(RANKED)
})

test('asks nothing while nobody looks at the page or listens', async () => {
  const { server, watch, stop } = watching()
  server.game = RANKED
  await watch.look()
  watch.rest()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(1)
  watch.lookAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toBe(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(2)
})

test('somebody who is back soon asks nothing where there was no game', async () => {
  const { server, watch } = watching()
  await watch.look()
  watch.lookAgain()
  expect(server.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(15_001)
  watch.lookAgain()
  expect(server.asked).toBe(2)
})

test('an answer that comes after the page went to the table is forgotten', async () => {
  const { server, watch, heard } = watching()
  server.game = RANKED
  const looked = watch.look()
  watch.forget()
  await looked
  expect(watch.game()).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})
