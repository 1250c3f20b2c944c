import { expect, test } from 'vitest'
import { NO_MEMORY, rememberPresence } from '../../src/match/returned-at.ts'

const seen = (presence: 'awaited' | 'here' | 'quiet' | 'gone', heardAt: number) => ({
  seat: 1,
  name: 'Ben',
  presence,
  heardAt,
})

test('only who was quiet comes back', () => {
  const joined = rememberPresence(NO_MEMORY, seen('here', 1_000))
  expect(joined.returnedAt).toBeNull()
  const quiet = rememberPresence(joined, seen('quiet', 2_000))
  expect(quiet.returnedAt).toBeNull()
  expect(rememberPresence(quiet, seen('here', 9_000)).returnedAt).toBe(9_000)
})

test('as long as nothing changes the memory is the same object', () => {
  const here = rememberPresence(NO_MEMORY, seen('here', 1_000))
  expect(rememberPresence(here, seen('here', 6_000))).toBe(here)
})
