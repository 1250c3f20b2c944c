import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryDigest } from '../../src/admin/recovery-codes.ts'
import { deskName } from '../../src/admin/desk-name.ts'
import { seal, unseal } from '../../src/admin/sealed-text.ts'

const SECRET = 'a desk secret for tests, long enough'

test('what is sealed opens with the same secret in the same place only', () => {
  const sealed = seal(SECRET, 'here', 'GEZDGNBVGY3TQOJQ')
  expect(sealed).not.toContain('GEZDGNBVGY3TQOJQ')
  expect(unseal(SECRET, 'here', sealed)).toBe('GEZDGNBVGY3TQOJQ')
  expect(unseal(SECRET, 'there', sealed)).toBeNull()
  expect(unseal(`${SECRET}!`, 'here', sealed)).toBeNull()
  expect(seal(SECRET, 'here', 'GEZDGNBVGY3TQOJQ')).not.toBe(sealed)
})

test('no byte of it may be another', () => {
  const sealed = seal(SECRET, 'here', 'secret')
  const bytes = Buffer.from(sealed.slice(2), 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    expect(unseal(SECRET, 'here', `a.${changed.toString('base64url')}`)).toBeNull()
  }
})

test.each(['', 'a', 'a.', 'a.AAAA', 'b.AAAA', 'x'.repeat(100)])('%j was never sealed', (text) => {
  expect(unseal(SECRET, 'here', text)).toBeNull()
})

test('ten recovery codes of 80 bits, known however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    expect(recoveryDigest(typed)).toBe(recoveryDigest(code))
  }
})

test.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['<b>Ann</b>', '<b>Ann</b>'],
  ['Zoë', 'Zoë'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['   ', null],
  ['A', null],
  ['Ann\u0000', null],
  ['Ann\u202Egnp', null],
])('%j is called %j', (text, name) => {
  expect(deskName(text)).toBe(name)
})
