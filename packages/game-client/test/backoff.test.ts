import { expect, test } from 'vitest'
import { backoff } from '../src/backoff.ts'

test.each([
  { attempt: 1, most: 250 },
  { attempt: 2, most: 500 },
  { attempt: 4, most: 2_000 },
  { attempt: 50, most: 2_000 },
])('before attempt $attempt at most $most ms, at least half of it', ({ attempt, most }) => {
  expect(backoff(attempt, 0)).toBe(most)
  expect(backoff(attempt, 1)).toBe(most / 2)
})
