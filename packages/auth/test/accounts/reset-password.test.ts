import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToReset } from '../../src/accounts/ask-to-reset.ts'
import { askToVerify } from '../../src/accounts/ask-to-verify.ts'
import { ownAccount } from '../../src/accounts/own-account.ts'
import { isResetLink, resetPassword } from '../../src/accounts/reset-password.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { verifyEmail } from '../../src/accounts/verify-email.ts'
import { NOON, PASSWORD, sessionOf, somebody, type Somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const NEW = 'a new one for tomorrow'
const badLink = { ok: false, refusal: 'bad-link' }
const tokenFor = async ({ email }: Somebody, now = NOON): Promise<string> => {
  const mail = await askToReset(database, POLICY, { email, now })
  if (mail === null) throw new Error('no mail')
  return mail.token
}
const signsIn = async ({ email }: Somebody, password: string) =>
  (await signIn(database, signInLimits(database, POLICY), { email, password, address: null, now: NOON })).ok

test('the link sets a new password once, ends every session, and proves the address', async () => {
  const ana = await somebody(database, 'Ana')
  const sessions = [await sessionOf(database, ana), await sessionOf(database, ana)]
  const [first, token] = [await tokenFor(ana), await tokenFor(ana)]
  expect(await isResetLink(database, { token, now: NOON })).toBe(true)
  const reset = await resetPassword(database, { token, password: NEW, now: NOON })
  expect(reset).toEqual({ ok: true, value: { email: ana.email } })
  expect(await signsIn(ana, PASSWORD)).toBe(false)
  expect(await signsIn(ana, NEW)).toBe(true)
  expect(await database.sessions.liveAmong(sessions, NOON)).toEqual([])
  for (const used of [token, first])
    expect(await resetPassword(database, { token: used, password: PASSWORD, now: NOON })).toEqual(badLink)
  expect(await ownAccount(database, POLICY, { ...ana, now: NOON })).toMatchObject({ isVerified: true })
})

test.each([
  { after: 1_799_999, ok: true },
  { after: 1_800_000, ok: false },
])('after $after ms the link is good: $ok', async ({ after, ok }) => {
  const who = await somebody(database, `Late${String(after)}`)
  const token = await tokenFor(who)
  expect(await isResetLink(database, { token, now: NOON + after })).toBe(ok)
  expect(await resetPassword(database, { token, password: NEW, now: NOON + after })).toMatchObject({ ok })
  expect(await signsIn(who, NEW)).toBe(ok)
})

test('a password that is none does not use the link up', async () => {
  const token = await tokenFor(await somebody(database, 'Short'))
  const refused = await resetPassword(database, { token, password: 'short', now: NOON })
  expect(refused).toEqual({ ok: false, refusal: 'bad-password' })
  expect(await resetPassword(database, { token, password: NEW, now: NOON })).toMatchObject({ ok: true })
})

test('of many who use a link at once one does', async () => {
  const token = await tokenFor(await somebody(database, 'Twice'))
  const using = Array.from({ length: 4 }, () => resetPassword(database, { token, password: NEW, now: NOON }))
  expect((await Promise.all(using)).filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link for one thing is none for the other', async () => {
  const who = await somebody(database, 'Other')
  const verifying = await askToVerify(database, POLICY, { ...who, now: NOON })
  if (!verifying.ok) throw new Error(verifying.refusal)
  const { token } = verifying.value
  expect(await resetPassword(database, { token, password: NEW, now: NOON })).toEqual(badLink)
  expect(await verifyEmail(database, { token: await tokenFor(who), now: NOON })).toEqual(badLink)
})

test.each(['nobody@example.org', 'no address', ''])('there is no mail for %j', async (email) => {
  expect(await askToReset(database, POLICY, { email, now: NOON })).toBeNull()
})

test('three mails in ten minutes to one address, then none', async () => {
  const who = await somebody(database, 'Flood')
  for (let mail = 0; mail < 3; mail += 1) await tokenFor(who)
  expect(await askToReset(database, POLICY, { email: who.email, now: NOON + 599_999 })).toBeNull()
  await tokenFor(who, NOON + 600_000)
})

test('the token is nowhere in the database', async () => {
  const who = await somebody(database, 'Secret')
  const token = await tokenFor(who)
  expect(await database.emailLinks.find(token, 'reset', NOON)).toBeNull()
})
