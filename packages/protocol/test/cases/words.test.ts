import { expect, test } from 'vitest'
import { deskTextSchema } from '../../src/index.ts'

test.each([
  { text: '  He left.  ', kept: 'He left.' },
  { text: 'one\n\ttwo', kept: 'one\n\ttwo' },
  { text: '\u202eevil\u2069', kept: 'evil' },
  { text: 'a\0b', kept: 'ab' },
  { text: '<b>x</b>', kept: '<b>x</b>' },
  { text: `\0${'a'.repeat(2_000)} `, kept: 'a'.repeat(2_000) },
])('$text is kept as what is seen of it', ({ text, kept }) => {
  expect(deskTextSchema.parse(text)).toBe(kept)
})

test.each(['', ' \n', '\u202e', '\u200b', '\0', 'a'.repeat(2_001), 7, null])('%j is no text', (text) => {
  expect(deskTextSchema.safeParse(text).success).toBe(false)
})
