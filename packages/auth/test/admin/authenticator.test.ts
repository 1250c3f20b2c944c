import { expect, test } from 'vitest'
import { newTotpSecret, totpStepOf, totpUri } from '../../src/admin/authenticator.ts'

/** RFC 6238, Appendix B: the secret is "12345678901234567890"; of its eight digits the last six are shown here. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_111_111_111, code: '050471' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 2_000_000_000, code: '279037' },
])('at $seconds s the code is $code (RFC 6238)', ({ seconds, code }) => {
  expect(totpStepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

const STEP = 37_037_036
const at = (step: number): number => step * 30_000 + 15_000

test.each([
  { off: -2, is: null },
  { off: -1, is: STEP },
  { off: 0, is: STEP },
  { off: 1, is: STEP },
  { off: 2, is: null },
])('a code of one step counts when the clock is $off steps further', ({ off, is }) => {
  expect(totpStepOf(SECRET, '081804', at(STEP + off))).toBe(is)
})

test.each(['', '08180', '0818044', 'abcdef', '08 18 O4', '-81804', '０８１８０４'])(
  '%j is no code',
  (code) => {
    expect(totpStepOf(SECRET, code, at(STEP))).toBeNull()
  },
)

test('a code may be typed in groups', () => {
  expect(totpStepOf(SECRET, ' 081 804 ', at(STEP))).toBe(STEP)
})

test('a new secret has 160 bits, and authenticators read whose it is', () => {
  const [secret, other] = [newTotpSecret(), newTotpSecret()]
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(secret).not.toBe(other)
  const uri = new URL(totpUri(secret, 'ann+desk@example.org'))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ issuer: 'Skelly desk', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  })
  expect(decodeURIComponent(uri.pathname)).toContain('Skelly desk:ann+desk@example.org')
})
