import { expect, test } from 'vitest'
import { presenceWord } from '../../src/match/presence-word.ts'

const SILENCE = 60_000
const player = { seat: 1, name: 'Ana', heardAt: 100_000 }

test.each([
  { presence: 'awaited', returnedAt: null, now: 100_000, word: { kind: 'awaited' } },
  { presence: 'here', returnedAt: null, now: 100_000, word: { kind: 'here' } },
  { presence: 'here', returnedAt: 99_000, now: 100_000, word: { kind: 'back' } },
  { presence: 'here', returnedAt: 95_000, now: 100_000, word: { kind: 'here' } },
  { presence: 'quiet', returnedAt: null, now: 112_000, word: { kind: 'quiet', since: 12, left: 48 } },
  { presence: 'quiet', returnedAt: null, now: 159_001, word: { kind: 'quiet', since: 59, left: 1 } },
  { presence: 'quiet', returnedAt: null, now: 161_000, word: { kind: 'quiet', since: 61, left: 0 } },
  { presence: 'gone', returnedAt: null, now: 161_000, word: { kind: 'gone' } },
] as const)('$presence at $now: $word.kind', ({ presence, returnedAt, now, word }) => {
  expect(presenceWord({ ...player, presence }, returnedAt, now, SILENCE)).toEqual(word)
})
