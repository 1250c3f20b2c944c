import { expect, test } from 'vitest'
import { storedPath } from '../../../src/replays/reader/stored-path.ts'

const ORIGIN = 'https://skelly.example'

test.each([
  { text: `${ORIGIN}/replays/0193-ab?shot=4`, is: '/replays/0193-ab?shot=4' },
  { text: `  ${ORIGIN}/replays/0193-ab\n`, is: '/replays/0193-ab' },
  { text: `${ORIGIN}/replays/open#AQUG`, is: null },
  { text: `${ORIGIN}/replays`, is: null },
  { text: 'https://elsewhere.example/replays/0193-ab', is: null },
  { text: 'AQUGc2tlbGx5', is: null },
  { text: '{"format":1}', is: null },
])('$text leads to $is', ({ text, is }) => {
  expect(storedPath(text, ORIGIN)).toBe(is)
})
