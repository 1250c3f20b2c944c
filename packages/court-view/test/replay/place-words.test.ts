import { expect, test } from 'vitest'
import { instantWords, placeWords } from '../../src/replay/place-words.ts'
import { ENGLISH_REPLAY_WORDS as words } from '../../src/replay/replay-words.ts'
import { FRAMES } from './frames.ts'

test('shots and lost turns are counted, the end is the end', () => {
  expect(FRAMES.map((_, index) => placeWords(FRAMES, index, words))).toEqual([
    'Shot 1 of 3',
    'Shot 2 of 3',
    'Shot 3 of 3',
    'The end',
  ])
})

test('an instant within a shot is told with its second', () => {
  expect(instantWords(FRAMES, 2, 0.84, words)).toBe('Shot 3 of 3, 0.8 s')
  expect(instantWords(FRAMES, 1, 0, words)).toBe('Shot 2 of 3')
  expect(instantWords(FRAMES, 3, 0, words)).toBe('The end')
})

test('a departure is told by what became of it', () => {
  const frames = FRAMES.map((frame, index) =>
    index === 1 ? { ...frame, number: null, ruling: 'Ana has left' } : frame,
  )
  expect(placeWords(frames, 1, words)).toBe('')
  expect(instantWords(frames, 1, 0, words)).toBe('Ana has left')
})
