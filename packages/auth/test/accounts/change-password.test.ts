import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToReset } from '../../src/accounts/ask-to-reset.ts'
import { changePassword } from '../../src/accounts/change-password.ts'
import { isResetLink } from '../../src/accounts/reset-password.ts'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'
import { NOON, PASSWORD, sessionOf, somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const WISHED = 'something else entirely'
const change = (userId: string, wish: { password?: string; wished?: string; now?: number } = {}) =>
  changePassword(database, signInLimits(database, POLICY), {
    ...{ userId, password: PASSWORD, wished: WISHED, now: NOON, ...wish },
  })

test('with the old password a new one is set, and every session and open link ends', async () => {
  const ana = await somebody(database, 'Ana')
  const sessionId = await sessionOf(database, ana)
  const mail = await askToReset(database, POLICY, { email: ana.email, now: NOON })
  expect(await change(ana.userId)).toEqual({ ok: true, value: { email: ana.email } })
  expect(await database.sessions.live(sessionId, NOON)).toBeNull()
  expect(await isResetLink(database, { token: mail?.token ?? '', now: NOON })).toBe(false)
  expect(await change(ana.userId, { password: WISHED, wished: PASSWORD })).toMatchObject({ ok: true })
})

test.each([
  { wish: { password: 'not the password' }, refusal: 'wrong-password' },
  { wish: { wished: 'short' }, refusal: 'bad-password' },
])('$wish is refused: $refusal, and nothing ends', async ({ wish, refusal }) => {
  const who = await somebody(database, refusal.replaceAll('-', '_'))
  const sessionId = await sessionOf(database, who)
  expect(await change(who.userId, wish)).toEqual({ ok: false, refusal })
  expect(await database.sessions.live(sessionId, NOON)).not.toBeNull()
  expect(await change(who.userId)).toMatchObject({ ok: true })
})

test('a session that was left open guesses no faster than a stranger', async () => {
  const { userId } = await somebody(database, 'Guessed')
  for (let time = 0; time < 5; time += 1) await change(userId, { password: 'a guess' })
  expect(await change(userId)).toEqual({ ok: false, refusal: 'too-many-attempts' })
  expect(await change(userId, { now: NOON + 60_000 })).toMatchObject({ ok: true })
})

test('who came by a provider has no password', async () => {
  const account = { provider: 'github', accountId: '5' }
  const userId = await userOfProvider(database, { account, calledThere: 'Gil', guestId: null, now: NOON })
  expect(await change(userId)).toEqual({ ok: false, refusal: 'no-password' })
})
