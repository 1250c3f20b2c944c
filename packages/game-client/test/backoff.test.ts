import { expect, test } from 'vitest'
import { backoff, LONG, SHORT } from '../src/backoff.ts'

test.each([
  { attempt: 1, pauses: SHORT, most: 250 },
  { attempt: 2, pauses: SHORT, most: 500 },
  { attempt: 4, pauses: SHORT, most: 2_000 },
  { attempt: 50, pauses: SHORT, most: 2_000 },
  { attempt: 1, pauses: LONG, most: 2_000 },
  { attempt: 3, pauses: LONG, most: 8_000 },
  { attempt: 50, pauses: LONG, most: 15_000 },
])(
  'before attempt $attempt of $pauses at most $most ms, at least half of it',
  ({ attempt, pauses, most }) => {
    expect(backoff(attempt, 0, pauses)).toBe(most)
    expect(backoff(attempt, 1, pauses)).toBe(most / 2)
  },
)
