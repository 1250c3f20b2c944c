import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SampleShelf, type SampleWorker } from '../../../src/feel/player/sample-shelf.ts'
import { SAMPLE_TAKES } from '../../../src/feel/player/sample-take.ts'
import { SAMPLES } from '../../../src/feel/samples/samples.ts'

/** As much of an `AudioBuffer` as is used, with what was copied into it. */
class KeptBuffer {
  channel = new Float32Array()
  copyToChannel(samples: Float32Array): void {
    this.channel = samples.slice()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioBuffer', KeptBuffer)
  vi.stubGlobal('ErrorEvent', Event)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const channelOf = (buffer: unknown): Float32Array | null =>
  buffer instanceof KeptBuffer ? buffer.channel : null

const countOf = (shelf: SampleShelf): number =>
  SAMPLE_TAKES.filter(({ name, take }) => shelf.buffer(name, take) !== null).length

test('what the worker sends is what the page would make, and the page makes nothing', () => {
  const worker: SampleWorker = { onmessage: null, onerror: null }
  const shelf = new SampleShelf(() => worker)
  shelf.fill()
  vi.runAllTimers()
  expect(countOf(shelf)).toBe(0)
  const made = SAMPLES['tin-tar']()
  worker.onmessage?.(new MessageEvent('message', { data: { name: 'tin-tar', take: 0, ...made } }))
  expect(countOf(shelf)).toBe(1)
  expect(channelOf(shelf.buffer('tin-tar'))).toEqual(made.samples)
  expect(channelOf(new SampleShelf().made('tin-tar'))).toEqual(made.samples)
})

test.each([
  ['there are no workers', (): SampleWorker | null => null],
  [
    'its script is kept from running',
    (): SampleWorker => {
      const worker: SampleWorker = { onmessage: null, onerror: null }
      setTimeout(() => worker.onerror?.(new ErrorEvent('error')), 5)
      return worker
    },
  ],
])('the page makes all of them where %s', (_, startWorker) => {
  const shelf = new SampleShelf(startWorker)
  shelf.fill()
  shelf.fill()
  vi.runAllTimers()
  expect(countOf(shelf)).toBe(SAMPLE_TAKES.length)
})
