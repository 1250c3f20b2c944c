import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from '../../src/match/paced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => {
  const sent: number[] = []
  return { sent, pace: paced((value: number) => sent.push(value), 150) }
}

test('the first goes at once, the last of a rush after the pause', () => {
  const { sent, pace } = start()
  for (const value of [1, 2, 3]) pace.offer(value)
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(150)
  expect(sent).toEqual([1, 3])
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([1, 3])
})

test('a second of dragging sends no more than the pace allows', () => {
  const { sent, pace } = start()
  for (let frame = 0; frame < 60; frame += 1) {
    pace.offer(frame)
    vi.advanceTimersByTime(1000 / 60)
  }
  expect(sent.length).toBeLessThanOrEqual(8)
})

test('a flush sends what waits, once', () => {
  const { sent, pace } = start()
  pace.offer(1)
  pace.offer(2)
  pace.flush()
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([1, 2])
})

test('what is dropped is never sent', () => {
  const { sent, pace } = start()
  pace.offer(1)
  pace.offer(2)
  pace.drop()
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([1])
})
