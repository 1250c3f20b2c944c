import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keeper } from '../../src/serving/keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const told: string[] = []
const log = {
  info: () => undefined,
  warn: (_: object, said: string) => void told.push(said),
  error: () => undefined,
}

test('round after round, also after one that failed, until it is stopped', async () => {
  const rounds: AbortSignal[] = []
  const round = async (stop: AbortSignal): Promise<void> => {
    rounds.push(stop)
    if (rounds.length === 2) throw new Error('the stores are away')
  }
  const stop = keeper(log, { what: 'work', every: 1_000, round })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(rounds).toHaveLength(3)
  expect(told).toEqual(['not done this time'])
  expect(rounds.some(({ aborted }) => aborted)).toBe(false)
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rounds).toHaveLength(3)
  expect(rounds.every(({ aborted }) => aborted)).toBe(true)
})
