import { expect, test } from 'vitest'
import { NOTHING_DONE, progressSchema, withDone } from '../../src/how-to-play/progress.ts'

test('steps are done once, in any order', () => {
  const progress = [4, 1, 4].reduce(withDone, NOTHING_DONE)
  expect(progress).toEqual({ at: 0, done: [1, 4] })
  expect(progressSchema.parse(progress)).toEqual(progress)
})

test.each([{ at: 6, done: [] }, { at: -1, done: [] }, { at: 0, done: [9] }, { at: 0.5, done: [] }, {}])(
  'what no lesson can have written is not read: %j',
  (kept) => {
    expect(progressSchema.safeParse(kept).success).toBe(false)
  },
)
