import { expect, test } from 'vitest'
import { codeIn } from '../../src/room/code-in.ts'

test.each([
  { typed: '', code: '' },
  { typed: 'k7', code: 'K7' },
  { typed: 'k7qm', code: 'K7QM' },
  { typed: ' K7-q m ', code: 'K7QM' },
  { typed: 'K7QMX', code: 'K7QM' },
  { typed: 'https://skelly.example/r/K7QM', code: 'K7QM' },
  { typed: 'http://localhost:3100/r/k7qm?from=chat', code: 'K7QM' },
  { typed: 'IO01', code: '' },
  { typed: 'ñK.7', code: 'K7' },
])('“$typed” is $code', ({ typed, code }) => {
  expect(codeIn(typed)).toBe(code)
})
