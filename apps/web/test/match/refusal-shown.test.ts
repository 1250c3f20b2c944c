import { expect, test } from 'vitest'
import { refusalShown } from '../../src/match/refusal-shown.ts'

test.each([
  { message: 'flick', why: 'too-late', shown: 'too-late' },
  { message: 'flick', why: 'not-now', shown: null },
  { message: 'flick', why: 'still-moving', shown: null },
  { message: 'set-down', why: 'on-the-chalk', shown: 'on-the-chalk' },
  { message: 'set-down', why: 'not-now', shown: 'not-now' },
  { message: 'aim', why: 'wrong-ply', shown: null },
] as const)('$message refused with $why shows $shown', ({ message, why, shown }) => {
  expect(refusalShown({ message, why })).toBe(shown)
})

test('nothing refused, nothing shown', () => {
  expect(refusalShown(null)).toBeNull()
})
