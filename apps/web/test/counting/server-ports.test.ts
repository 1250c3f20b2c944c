import { compactReplay } from '@skelly/engine'
import { seedNumbered } from '@skelly/engine/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountingDesk } from '../../src/counting/counting-desk.ts'
import { serverPorts } from '../../src/counting/server-ports.ts'
import { createClient } from '../../src/trpc/create-client.ts'
import { device, runFrom } from './device.ts'

const [SOON, LATER] = [20_000, 90_000]

beforeEach(() => {
  vi.useFakeTimers()
  // the browser's own timers for this are not among those that can be held
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const aborting = new AbortController()
    setTimeout(() => {
      aborting.abort(new DOMException('too late', 'TimeoutError'))
    }, ms)
    return aborting.signal
  })
  vi.stubGlobal('fetch', swallowed)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A line on which nothing ever comes back. */
const swallowed: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'))
    })
  })

const asking = () => serverPorts(createClient())
const game = compactReplay(runFrom(seedNumbered(1)))
const attempt = { number: 1, stars: 3, flicks: 1, replay: 'level 1 in 1' } as const

test.each([
  ['for seeds', SOON, () => asking().issueSeeds(4, [])],
  ['for the levels', SOON, () => asking().ownLevels()],
  ['to count a game', LATER, () => asking().send({ game, rematchOf: null })],
  ['to count an attempt', LATER, () => asking().sendAttempt(attempt)],
] as const)('a line that swallows what is asked is given up: %s after %i ms', async (_, patience, ask) => {
  const given = vi.fn()
  ask().catch(given)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(given).toHaveBeenCalledOnce()
})

test('a visit that the line swallows is wanted again, and the next page has its turn', async () => {
  const { ports, open } = device()
  const desk = new CountingDesk({ ...ports, ...asking() })
  const other = open()
  void desk.visit()
  const theirs = vi.fn()
  void other.visit().then(theirs)
  await vi.advanceTimersByTimeAsync(SOON - 1)
  expect([desk.isAwaited, theirs.mock.calls.length]).toEqual([false, 0])
  await vi.advanceTimersByTimeAsync(2)
  expect([desk.isAwaited, other.isAwaited, theirs.mock.calls.length]).toEqual([true, false, 1])
})
