import { expect, test } from 'vitest'
import { inSlice } from '../../../src/feel/player/played-shot.ts'

const at = (...times: readonly number[]) => times.map((time) => ({ at: time }))

test.each([
  {
    what: 'letting go hands over what comes at once',
    pieces: at(0, 0, 300, 310),
    elapsed: 0,
    first: true,
    count: 2,
  },
  { what: 'later some more in advance', pieces: at(300, 310, 500, 600), elapsed: 40, first: false, count: 6 },
  {
    what: 'and all that is near, however much',
    pieces: at(100, 101, 102, 103, 104, 105, 106, 107),
    elapsed: 40,
    first: false,
    count: 8,
  },
])('$what', ({ pieces, elapsed, first, count }) => {
  expect(inSlice(pieces, elapsed, first)).toBe(count)
})
