import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../src/accounts/sign-in.ts'
import { signInLimits, type SignInLimits } from '../../src/accounts/sign-in-limits.ts'
import { signUp } from '../../src/accounts/sign-up.ts'

let database: Database
let userId: string
/** Each test has an hour of its own: what was counted in another is over. */
let now = 1_800_000_000_000
const password = 'correct horse battery'
beforeAll(async () => {
  database = (await openTestDatabase()).database
  const signedUp = await signUp(database, { email: 'ana@example.org', password, name: 'Ana', now: 0 })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  userId = signedUp.value.userId
})
afterAll(() => database.close())
beforeEach(() => {
  now += 3_600_000
})

const wrong = { ok: false, refusal: 'wrong-credentials' }
const tooMany = { ok: false, refusal: 'too-many-attempts' }
const known = { email: 'ana@example.org', address: '192.0.2.1' }
const unknown = { email: 'nobody@example.org', address: '192.0.2.1' }
const tries = (limits: SignInLimits, count: number, who: { email: string; address: string | null }) =>
  Promise.all(
    Array.from({ length: count }, () => signIn(database, limits, { ...who, password: 'wrong one', now })),
  )

test('the right password signs in, however the address is written', async () => {
  const limits = signInLimits(database, POLICY)
  expect(await signIn(database, limits, { ...known, password, now })).toMatchObject({
    ok: true,
    value: { userId },
  })
  expect(
    await signIn(database, limits, { ...known, email: ' Ana@Example.ORG', password, now }),
  ).toMatchObject({
    ok: true,
  })
})

test.each([
  { who: known, why: 'a wrong password' },
  { who: unknown, why: 'an unknown account' },
  { who: { ...known, email: 'no address' }, why: 'no address' },
])('$why gets the same answer', async ({ who }) => {
  expect(
    await signIn(database, signInLimits(database, POLICY), { ...who, password: 'wrong one', now }),
  ).toEqual(wrong)
})

test.each([known, unknown])('after five failures in a minute $email waits', async (who) => {
  const limits = signInLimits(database, POLICY)
  expect(await tries(limits, 5, who)).toEqual(Array.from({ length: 5 }, () => wrong))
  expect(await tries(limits, 1, who)).toEqual([tooMany])
  expect(await signIn(database, limits, { ...known, email: who.email, password, now })).toEqual(tooMany)
})

test('many at once gain nothing', async () => {
  const answers = await tries(signInLimits(database, POLICY), 30, known)
  expect(answers.filter((answer) => !answer.ok && answer.refusal === 'wrong-credentials')).toHaveLength(5)
})

test('after ten failures in ten minutes an address waits, whatever the account', async () => {
  const limits = signInLimits(database, POLICY)
  for (let account = 0; account < 10; account += 1) {
    expect(await tries(limits, 1, { email: `a${account}@example.org`, address: '192.0.2.7' })).toEqual([
      wrong,
    ])
  }
  expect(await signIn(database, limits, { ...known, address: '192.0.2.7', password, now })).toEqual(tooMany)
  expect(await signIn(database, limits, { ...known, address: '192.0.2.8', password, now })).toMatchObject({
    ok: true,
  })
})

test('success is no failure: nobody is put out for signing in often', async () => {
  const limits = signInLimits(database, POLICY)
  for (let time = 0; time < 12; time += 1) {
    expect(await signIn(database, limits, { ...known, password, now })).toMatchObject({ ok: true })
  }
})

test('an unknown account takes as much work as a wrong password', async () => {
  const nothing = async () => undefined
  const limits: SignInLimits = { admit: async () => true, forgive: nothing, expect: nothing }
  /** The processor's time, which other work on the machine does not add to. */
  const workOf = async (who: typeof known) => {
    const before = process.cpuUsage()
    for (let time = 0; time < 8; time += 1) {
      await signIn(database, limits, { ...who, password: 'wrong one', now })
    }
    return process.cpuUsage(before).user
  }
  await workOf(unknown)
  const [forKnown, forUnknown] = [await workOf(known), await workOf(unknown)]
  // Without the work for nobody's password this is off by everything. The full measurement has its own script.
  expect(forUnknown).toBeGreaterThan(forKnown / 2)
  expect(forUnknown).toBeLessThan(forKnown * 2)
})

test('failures from one IPv6 network are counted together, however many addresses it has', async () => {
  const limits = signInLimits(database, POLICY)
  for (let nth = 0; nth < 10; nth += 1)
    await tries(limits, 1, { email: `nobody${nth}@example.org`, address: `2001:db8:1:2::${nth}` })
  expect(await tries(limits, 1, { ...known, address: '2001:db8:1:2:ffff::1' })).toEqual([tooMany])
  expect(await tries(limits, 1, { ...known, address: '2001:db8:1:3::1' })).toEqual([wrong])
})

test('what was counted outlives the process, and is over when its time is', async () => {
  await tries(signInLimits(database, POLICY), 5, known)
  const another = signInLimits(database, POLICY)
  expect(await tries(another, 1, known)).toEqual([tooMany])
  now += 59_999
  expect(await tries(another, 1, known)).toEqual([tooMany])
  now += 1
  expect(await signIn(database, another, { ...known, password, now })).toMatchObject({ ok: true })
})

test('who has just shown that the account is theirs signs in past what was counted, once and within a minute', async () => {
  const limits = signInLimits(database, POLICY)
  const here = { ...known, password }
  await tries(limits, 5, known)
  await limits.expect({ email: ' Ana@Example.ORG', now })
  expect(await signIn(database, limits, { ...here, now })).toMatchObject({ ok: true })
  await tries(limits, 5, known)
  expect(await signIn(database, limits, { ...here, now })).toEqual(tooMany)
  await limits.expect({ email: known.email, now: now - 60_000 })
  expect(await signIn(database, limits, { ...here, now })).toEqual(tooMany)
})

test('who was expected and has signed in is expected no more', async () => {
  const limits = signInLimits(database, POLICY)
  await limits.expect({ email: known.email, now })
  expect(await signIn(database, limits, { ...known, password, now })).toMatchObject({ ok: true })
  await tries(limits, 5, known)
  expect(await signIn(database, limits, { ...known, password, now })).toEqual(tooMany)
})

test('nobody else signs in because somebody is expected', async () => {
  const limits = signInLimits(database, POLICY)
  await tries(limits, 10, unknown)
  await limits.expect({ email: 'ben@example.org', now })
  expect(await signIn(database, limits, { ...known, address: unknown.address, password, now })).toEqual(
    tooMany,
  )
})
