import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayChangeEmail, newEmailLink } from '../../src/accounts/ask-to-change-email.ts'
import { askToReset } from '../../src/accounts/ask-to-reset.ts'
import { changeEmail } from '../../src/accounts/change-email.ts'
import { resetPassword } from '../../src/accounts/reset-password.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { NOON, PASSWORD, sessionOf, somebody, type Somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const badLink = { ok: false, refusal: 'bad-link' }
const limits = () => signInLimits(database, POLICY)
const ask = ({ userId }: Somebody, email: string, password = PASSWORD) =>
  mayChangeEmail(database, limits(), { userId, email, password, now: NOON })
const linkTo = async (who: Somebody, wished: string, now = NOON): Promise<string | null> => {
  const { email: before, name, userId } = who
  return (await newEmailLink(database, POLICY, { userId, name, before, wished, now }))?.token ?? null
}
const signsIn = async (email: string, password = PASSWORD) =>
  (await signIn(database, limits(), { email, password, address: null, now: NOON })).ok

test('the link moves the account once; until then sign-in goes on with the old address, and sessions after it', async () => {
  const ana = await somebody(database, 'Ana')
  const session = await sessionOf(database, ana)
  expect(await ask(ana, ' Ana@New.Example ')).toEqual({
    ok: true,
    value: { userId: ana.userId, before: ana.email, wished: 'ana@new.example' },
  })
  const token = (await linkTo(ana, 'ana@new.example')) ?? ''
  expect([await signsIn(ana.email), await signsIn('ana@new.example')]).toEqual([true, false])
  const changed = { email: 'ana@new.example', before: ana.email, name: 'Ana' }
  expect(await changeEmail(database, { token, now: NOON })).toEqual({ ok: true, value: changed })
  expect([await signsIn(ana.email), await signsIn('ana@new.example')]).toEqual([false, true])
  expect(await changeEmail(database, { token, now: NOON })).toEqual(badLink)
  expect((await database.users.byId(ana.userId))?.emailVerifiedAt).toBe(NOON)
  expect(await database.sessions.liveAmong([session], NOON)).toEqual([session])
})

test.each([
  ['no address', PASSWORD, 'bad-email'],
  ['ben@example.org', PASSWORD, 'same-email'],
  ['ben@new.example', 'not the password', 'wrong-password'],
])('%s with %s is refused: %s', async (email, password, refusal) => {
  const ben = await somebody(database, `Ben${refusal.slice(0, 4)}`)
  const own = email === 'ben@example.org' ? ben.email : email
  expect(await ask(ben, own, password)).toEqual({ ok: false, refusal })
})

test('guesses of the password are bounded as those to sign in', async () => {
  const cid = await somebody(database, 'Cid')
  for (let guess = 0; guess < 5; guess += 1) await ask(cid, 'cid@new.example', 'a guess')
  expect(await ask(cid, 'cid@new.example')).toEqual({ ok: false, refusal: 'too-many-attempts' })
})

test('who asks for somebody else’s address is told the same, and no link is made', async () => {
  const [dot, eve] = [await somebody(database, 'Dot'), await somebody(database, 'Eve')]
  expect(await ask(dot, eve.email)).toMatchObject({ ok: true })
  expect(await linkTo(dot, eve.email)).toBeNull()
})

test('an address that somebody took meanwhile stays theirs', async () => {
  const fay = await somebody(database, 'Fay')
  const token = (await linkTo(fay, 'gus@example.org')) ?? ''
  await somebody(database, 'Gus')
  expect(await changeEmail(database, { token, now: NOON })).toEqual(badLink)
  expect(await signsIn(fay.email)).toBe(true)
})

test.each([
  { after: 1_799_999, ok: true },
  { after: 1_800_000, ok: false },
])('after $after ms the link is good: $ok', async ({ after, ok }) => {
  const who = await somebody(database, `Late${String(after)}`)
  const token = (await linkTo(who, `late${String(after)}@new.example`)) ?? ''
  expect(await changeEmail(database, { token, now: NOON + after })).toMatchObject({ ok })
})

test('a later wish takes the place of the one before, and of many at once one is used once', async () => {
  const hal = await somebody(database, 'Hal')
  const first = (await linkTo(hal, 'hal@one.example')) ?? ''
  const second = (await linkTo(hal, 'hal@two.example')) ?? ''
  expect(await changeEmail(database, { token: first, now: NOON })).toEqual(badLink)
  const using = Array.from({ length: 4 }, () => changeEmail(database, { token: second, now: NOON }))
  expect((await Promise.all(using)).filter(({ ok }) => ok)).toHaveLength(1)
})

test('a new password takes the link away, and the move takes links to the old address away', async () => {
  const ida = await somebody(database, 'Ida')
  const token = (await linkTo(ida, 'thief@new.example')) ?? ''
  const reset = await askToReset(database, POLICY, { email: ida.email, now: NOON })
  await resetPassword(database, { token: reset?.token ?? '', password: 'a new one for tomorrow', now: NOON })
  expect(await changeEmail(database, { token, now: NOON })).toEqual(badLink)
  const old = await askToReset(database, POLICY, { email: ida.email, now: NOON })
  const own = (await linkTo(ida, 'ida@new.example')) ?? ''
  expect(await changeEmail(database, { token: own, now: NOON })).toMatchObject({ ok: true })
  const late = { token: old?.token ?? '', password: PASSWORD, now: NOON }
  expect(await resetPassword(database, late)).toEqual(badLink)
})
