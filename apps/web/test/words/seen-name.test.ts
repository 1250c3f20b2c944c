import { expect, test } from 'vitest'
import { seenName } from '../../src/words/seen-name.ts'

test.each([
  { name: 'Ana', seen: 'Ana' },
  { name: ' Ana\u0000 ', seen: 'Ana' },
  // turns all that follows
  { name: '\u202eAna', seen: 'Ana' },
  { name: '\u2067\u200f', seen: '' },
  { name: '\ud800Ana', seen: 'Ana' },
  { name: 'W'.repeat(20), seen: 'W'.repeat(20) },
  { name: 'W'.repeat(21), seen: `${'W'.repeat(19)}…` },
  // one sign each, however many units it takes
  { name: '🧢'.repeat(100), seen: `${'🧢'.repeat(19)}…` },
])('$name is shown as $seen', ({ name, seen }) => {
  expect(seenName(name)).toBe(seen)
})
