import { SIGN_UP_REFUSALS } from '@skelly/auth'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { signUpSchema } from '../../src/account/sign-up-schema.ts'

const fine = { name: 'Ana', email: 'ana@example.test', password: 'long enough' }

test.each([
  { change: {}, wrong: null },
  { change: { name: '  Ｂｅｎ  ' }, wrong: null },
  { change: { name: 'ab' }, wrong: 'bad-name' },
  { change: { name: '<b>Ana</b>' }, wrong: 'bad-name' },
  { change: { name: 'a'.repeat(21) }, wrong: 'bad-name' },
  { change: { email: 'ana' }, wrong: 'bad-email' },
  { change: { password: 'short' }, wrong: 'bad-password' },
  { change: { password: 'x'.repeat(201) }, wrong: 'bad-password' },
])('$change is $wrong', ({ change, wrong }) => {
  const parsed = signUpSchema.safeParse({ ...fine, ...change })
  expect(parsed.success ? null : parsed.error.issues[0]?.message).toBe(wrong)
})

test('every refusal of the server has its text', () => {
  for (const refusal of SIGN_UP_REFUSALS) expect(MESSAGES.en.signUp.errors).toHaveProperty([refusal])
})
