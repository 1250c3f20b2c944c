import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuietFrames } from '../../src/shot/quiet-frames.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const told = (frames: QuietFrames, said: string[], word: string): void => {
  frames.when(() => said.push(word))
}

test('where nothing is launched all is done at once', () => {
  const [frames, said]: [QuietFrames, string[]] = [new QuietFrames(), []]
  told(frames, said, 'one')
  expect(said).toEqual(['one'])
  expect(frames.areAwaited).toBe(false)
})

test('what is asked for within a launch waits for three frames, and keeps its order', () => {
  const [frames, said]: [QuietFrames, string[]] = [new QuietFrames(), []]
  frames.begin()
  told(frames, said, 'one')
  told(frames, said, 'two')
  vi.advanceTimersByTime(49)
  expect(said).toEqual([])
  expect(frames.areAwaited).toBe(true)
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['one', 'two'])
})

test('what comes of what has waited is done at once, and another launch waits anew', () => {
  const [frames, said]: [QuietFrames, string[]] = [new QuietFrames(), []]
  frames.begin()
  frames.when(() => {
    told(frames, said, 'within')
  })
  vi.advanceTimersByTime(50)
  expect(said).toEqual(['within'])
  frames.begin()
  told(frames, said, 'later')
  expect(said).toEqual(['within'])
  vi.advanceTimersByTime(50)
  expect(said).toEqual(['within', 'later'])
})
