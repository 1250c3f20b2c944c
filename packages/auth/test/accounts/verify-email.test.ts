import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToVerify } from '../../src/accounts/ask-to-verify.ts'
import { ownAccount } from '../../src/accounts/own-account.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'
import { verifyEmail } from '../../src/accounts/verify-email.ts'
import { NOON, somebody, type Somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const tokenFor = async (who: Somebody, now = NOON): Promise<string> => {
  const asked = await askToVerify(database, POLICY, { ...who, now })
  if (!asked.ok) throw new Error(asked.refusal)
  expect(asked.value).toMatchObject({ email: who.email, name: who.name })
  return asked.value.token
}
const isVerified = async (who: Somebody) =>
  (await ownAccount(database, POLICY, { ...who, now: NOON }))?.isVerified
const badLink = { ok: false, refusal: 'bad-link' }

test('a link verifies the address once', async () => {
  const ana = await somebody(database, 'Ana')
  const token = await tokenFor(ana)
  expect(await isVerified(ana)).toBe(false)
  expect(await verifyEmail(database, { token, now: NOON })).toEqual({ ok: true, value: { email: ana.email } })
  expect(await isVerified(ana)).toBe(true)
  expect(await verifyEmail(database, { token, now: NOON })).toEqual(badLink)
  const again = await askToVerify(database, POLICY, { ...ana, now: NOON })
  expect(again).toEqual({ ok: false, refusal: 'verified' })
})

test.each([
  { after: 86_399_999, ok: true },
  { after: 86_400_000, ok: false },
])('after $after ms the link is good: $ok', async ({ after, ok }) => {
  const who = await somebody(database, `Late${String(after)}`)
  const token = await tokenFor(who)
  expect(await verifyEmail(database, { token, now: NOON + after })).toMatchObject({ ok })
  expect(await isVerified(who)).toBe(ok)
})

test('of many who use a link at once one does', async () => {
  const token = await tokenFor(await somebody(database, 'Twice'))
  const useByMany = (used: string) =>
    Promise.all(Array.from({ length: 8 }, () => verifyEmail(database, { token: used, now: NOON })))
  // opens as many connections, so that nobody waits for one
  await useByMany('nonsense')
  expect((await useByMany(token)).filter(({ ok }) => ok)).toHaveLength(1)
})

test.each(['', 'nonsense', 'a'.repeat(43)])('the token %j is nobody’s', async (token) => {
  expect(await verifyEmail(database, { token, now: NOON })).toEqual(badLink)
})

test('three mails in ten minutes, then a wait', async () => {
  const who = await somebody(database, 'Flood')
  for (let mail = 0; mail < 3; mail += 1) await tokenFor(who)
  const tooMany = { ok: false, refusal: 'too-many-attempts' }
  expect(await askToVerify(database, POLICY, { ...who, now: NOON + 599_999 })).toEqual(tooMany)
  await tokenFor(who, NOON + 600_000)
})

test('who came by a provider has no address to verify', async () => {
  const account = { provider: 'github', accountId: '5' }
  const userId = await userOfProvider(database, { account, calledThere: 'Gil', guestId: null, now: NOON })
  const asked = await askToVerify(database, POLICY, { userId, name: 'Gil', now: NOON })
  expect(asked).toEqual({ ok: false, refusal: 'no-address' })
})
