import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReplayReader, type ReadingWorker } from '../../../src/replays/reader/replay-reader.ts'
import type { Given, Reading, ReadingAsked } from '../../../src/replays/reader/reading.ts'

const GIVEN: Given = { kind: 'text', text: '' }
const EMPTY: Reading = { kind: 'fault', fault: 'empty', place: null }

/** Answers when it is told to. */
class PatientWorker implements ReadingWorker {
  readonly asked: ReadingAsked[] = []
  isOpen = true
  onmessage: ReadingWorker['onmessage'] = null
  onerror: ReadingWorker['onerror'] = null

  postMessage(asked: ReadingAsked): void {
    this.asked.push(asked)
  }

  terminate(): void {
    this.isOpen = false
  }

  answer(id: number): void {
    this.onmessage?.(new MessageEvent('message', { data: { id, reading: EMPTY } }))
  }
}

const opened = (): { readonly reader: ReplayReader; readonly workers: readonly PatientWorker[] } => {
  const workers: PatientWorker[] = []
  const reader = new ReplayReader(() => {
    const worker = new PatientWorker()
    workers.push(worker)
    return worker
  })
  return { reader, workers }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('has its worker before anybody asks, and keeps it', async () => {
  const { reader, workers } = opened()
  reader.prepare()
  const reading = reader.read(GIVEN, null)
  workers[0]?.answer(1)
  expect(await reading).toEqual(EMPTY)
  expect(workers).toHaveLength(1)
})

test('stops what takes too long, and reads the next thing in a new worker', async () => {
  const { reader, workers } = opened()
  const slow = reader.read(GIVEN, null)
  vi.advanceTimersByTime(15_000)
  expect(await slow).toEqual({ kind: 'fault', fault: 'too-slow', place: null })
  expect(workers[0]?.isOpen).toBe(false)
  const next = reader.read(GIVEN, null)
  workers[1]?.answer(2)
  expect(await next).toEqual(EMPTY)
})

test('a worker that breaks is an answer', async () => {
  const { reader, workers } = opened()
  const reading = reader.read(GIVEN, null)
  workers[0]?.onerror?.(new Event('error') as ErrorEvent)
  expect(await reading).toEqual({ kind: 'fault', fault: 'broken', place: null })
})

test('a page without workers says that it can read nothing', async () => {
  const reader = new ReplayReader(() => {
    throw new Error('no workers here')
  })
  reader.prepare()
  expect(await reader.read(GIVEN, null)).toEqual({ kind: 'fault', fault: 'broken', place: null })
})
