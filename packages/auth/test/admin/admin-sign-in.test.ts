import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { adminLimits } from '../../src/admin/admin-limits.ts'
import { adminSignIn } from '../../src/admin/admin-sign-in.ts'
import { stepUp } from '../../src/admin/step-up.ts'
import { desker, NOON, PASSWORD, SECRET, STEP, type Desker } from './desk.ts'

let database: Database
let ann: Desker
/** Each test has an hour of its own: what was counted in another is over, and codes are fresh. */
let now = NOON
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ann = await desker(database, 'Ann', 'admin')
})
afterAll(() => database.close())
beforeEach(() => {
  now += 3_600_000
})

const wrong = { ok: false, refusal: 'wrong-credentials' }
const tooMany = { ok: false, refusal: 'too-many-attempts' }
const settings = () => ({ database, policy: POLICY, limits: adminLimits(database, POLICY), secret: SECRET })

interface Wish {
  readonly email?: string
  readonly password?: string
  readonly code?: string
  readonly address?: string | null
}
const signIn = (wish: Wish = {}, at = now) =>
  adminSignIn(settings(), {
    ...{ email: ann.email, password: PASSWORD, code: ann.codeAt(at), address: null, device: 'Firefox' },
    ...wish,
    now: at,
  })

/** What the audit says of this test's hour, in order. */
const actions = async (): Promise<readonly unknown[]> => {
  const all = { who: null, action: null, subject: null, subjectId: null, until: null, text: '' }
  const entries = await database.audit.list({ ...all, from: now }, null, 100)
  return entries.map(({ action, after }) => ({ action, after })).toReversed()
}

test('address, password and code begin a session of exactly eight hours', async () => {
  const signedIn = await signIn({ email: ' ANN@example.org ' })
  expect(signedIn).toMatchObject({ ok: true, value: { name: 'Ann' } })
  if (!signedIn.ok) return
  const { sessionId } = signedIn.value
  const live = { adminId: ann.id, email: ann.email, role: 'admin', steppedUpAt: null }
  expect(await database.adminSessions.live(sessionId, now)).toMatchObject(live)
  expect(await database.adminSessions.live(sessionId, now + 28_799_999)).toMatchObject(live)
  expect(await database.adminSessions.live(sessionId, now + 28_800_000)).toBeNull()
  expect(await actions()).toEqual([
    { action: 'admin.sign-in', after: { factor: 'authenticator', address: null } },
  ])
})

test.each([
  { why: 'an unknown address', wish: { email: 'nobody@example.org' } },
  { why: 'no address', wish: { email: 'no address' } },
  { why: 'a wrong password', wish: { password: 'wrong password' } },
  { why: 'a wrong code', wish: { code: '000000' } },
  { why: 'no code', wish: { code: '' } },
  { why: 'a code that was no recovery code', wish: { code: 'AAAA-BBBB-CCCC-DDDD' } },
])('$why gets the same answer', async ({ wish }) => {
  // one in a million it is the right one
  if ('code' in wish && wish.code === ann.codeAt(now)) now += STEP
  expect(await signIn(wish)).toEqual(wrong)
})

test('a wrong code with the right password is in the audit, a wrong password is not', async () => {
  await signIn({ password: 'wrong password' })
  expect(await actions()).toEqual([])
  await signIn({ code: '12345', address: '192.0.2.1' })
  expect(await actions()).toEqual([
    { action: 'admin.refuse-sign-in', after: { why: 'wrong-code', address: '192.0.2.1' } },
  ])
})

test('no code works twice, nor one before it', async () => {
  const code = ann.codeAt(now)
  expect(await signIn({ code })).toMatchObject({ ok: true })
  expect(await signIn({ code })).toEqual(wrong)
  expect(await signIn({ code: ann.codeAt(now - STEP) })).toEqual(wrong)
  expect(await signIn({ code: ann.codeAt(now + STEP) })).toMatchObject({ ok: true })
})

test('of many at once with one code one gets in', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn()))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a recovery code stands in for the authenticator, once, also of many at once', async () => {
  const [code = '', next = ''] = ann.recoveryCodes
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn({ code })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  now += 3_600_000
  expect(await signIn({ code })).toEqual(wrong)
  expect(await signIn({ code: next.toLowerCase().replaceAll('-', '') })).toMatchObject({ ok: true })
  expect(await database.adminRecoveryCodes.countLeft(ann.id)).toBe(8)
})

test('nobody else’s recovery code lets somebody in', async () => {
  const ben = await desker(database, 'Ben', 'moderator', now)
  const [code = ''] = ben.recoveryCodes
  expect(await signIn({ code })).toEqual(wrong)
  expect(await signIn({ email: ben.email, code })).toMatchObject({ ok: true })
})

test('after five failures in a minute an address waits, and players’ failures are not among them', async () => {
  const players = signInLimits(database, POLICY)
  for (let time = 0; time < 6; time += 1) await players.admit({ email: ann.email, address: null, now })
  for (let time = 0; time < 5; time += 1) expect(await signIn({ code: '1' })).toEqual(wrong)
  expect(await signIn()).toEqual(tooMany)
  expect(await players.admit({ email: 'else@example.org', address: null, now })).toBe(true)
  expect(await signIn({}, now + 60_000)).toMatchObject({ ok: true })
})

test('whoever is suspended hears the same, and the audit says why', async () => {
  const cid = await desker(database, 'Cid', 'moderator', now)
  await database.admins.suspend(cid.id, now)
  const at = now + STEP
  expect(await signIn({ email: cid.email, code: cid.codeAt(at) }, at)).toEqual(wrong)
  expect((await actions()).at(-1)).toMatchObject({
    action: 'admin.refuse-sign-in',
    after: { why: 'suspended' },
  })
})

const session = async () => {
  const signedIn = await signIn()
  if (!signedIn.ok) throw new Error(signedIn.refusal)
  return { sessionId: signedIn.value.sessionId, adminId: ann.id, email: ann.email }
}
const show = (
  begun: Awaited<ReturnType<typeof session>>,
  shown: { readonly password?: string; readonly code: string },
) => stepUp(settings(), { session: begun, password: PASSWORD, address: null, now, ...shown })

test('password and code shown again are good for ten minutes', async () => {
  const begun = await session()
  const shown = await show(begun, { code: ann.codeAt(now + STEP) })
  expect(shown).toEqual({ ok: true, value: { until: now + 600_000 } })
  expect(await database.adminSessions.live(begun.sessionId, now)).toMatchObject({ steppedUpAt: now })
  expect((await actions()).at(-1)).toMatchObject({ action: 'admin.step-up' })
})

test('the code of the sign-in is not shown again, and failures are counted with those to sign in', async () => {
  const begun = await session()
  expect(await show(begun, { code: ann.codeAt(now) })).toEqual(wrong)
  expect(await show(begun, { password: 'wrong', code: ann.codeAt(now + STEP) })).toEqual(wrong)
  for (let time = 0; time < 3; time += 1) expect(await show(begun, { code: '1' })).toEqual(wrong)
  expect(await show(begun, { code: ann.codeAt(now + STEP) })).toEqual(tooMany)
  expect(await signIn({ code: ann.codeAt(now + STEP) })).toEqual(tooMany)
  expect(await database.adminSessions.live(begun.sessionId, now)).toMatchObject({ steppedUpAt: null })
  expect(await actions()).toContainEqual({
    action: 'admin.refuse-step-up',
    after: { why: 'wrong-code', address: null },
  })
})
