import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptAdminInvite } from '../../src/admin/accept-admin-invite.ts'
import { offerAuthenticator } from '../../src/admin/offer-authenticator.ts'
import { COMMAND_LINE } from '../../src/admin/actor.ts'
import { adminInviteOf } from '../../src/admin/admin-invite-of.ts'
import { adminLimits } from '../../src/admin/admin-limits.ts'
import { adminSignIn } from '../../src/admin/admin-sign-in.ts'
import { cancelAdminInvite } from '../../src/admin/cancel-admin-invite.ts'
import { newAdminInvite } from '../../src/admin/new-admin-invite.ts'
import { codeOf, desker, invite, NOON, PASSWORD, SECRET, setUp, STEP } from './desk.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const day = 86_400_000
const look = (token: string, now = NOON) => adminInviteOf(database, { token, now })
const badLink = { ok: false, refusal: 'bad-link' }

const form = async (token: string, change: object = {}, now = NOON) => {
  const offer = await offerAuthenticator(database, { token, secret: SECRET, now })
  const { sealed = '', secret = '' } = offer ?? {}
  const code = secret === '' ? '000000' : codeOf(secret, now)
  return {
    token,
    name: `Ann ${token.slice(0, 8)}`,
    password: PASSWORD,
    sealed,
    code,
    secret: SECRET,
    now,
    ...change,
  }
}

test('a link is good for 24 hours, says whom it invites, and is used up by setting up', async () => {
  const token = await invite(database, ' Ann@Example.org', 'admin')
  const invited = { email: 'ann@example.org', role: 'admin', expiresAt: NOON + day, name: null }
  expect(await look(token)).toEqual(invited)
  expect(await look(token, NOON + day - 1)).toEqual(invited)
  expect(await look(token, NOON + day)).toBeNull()
  expect(await look('another')).toBeNull()
  const accepted = await acceptAdminInvite(database, await form(token, { name: 'Ann' }))
  expect(accepted).toMatchObject({ ok: true, value: { email: 'ann@example.org' } })
  if (accepted.ok) expect(accepted.value.recoveryCodes).toHaveLength(10)
  expect(await database.admins.byEmail('ann@example.org')).toMatchObject({ name: 'Ann', role: 'admin' })
  expect(await look(token)).toBeNull()
  expect(await offerAuthenticator(database, { token, secret: SECRET, now: NOON })).toBeNull()
})

test.each([
  { change: { name: ' ' }, refusal: 'bad-name' },
  { change: { name: 'Command  Line' }, refusal: 'bad-name' },
  { change: { name: 'aNN' }, refusal: 'name-taken' },
  { change: { password: 'short' }, refusal: 'bad-password' },
  { change: { sealed: 'a.AAAA' }, refusal: 'bad-link' },
  { change: { secret: 'another desk secret' }, refusal: 'bad-link' },
  { change: { code: '12345' }, refusal: 'wrong-code' },
])('a form with $change is refused as $refusal and uses nothing up', async ({ change, refusal }) => {
  const token = await invite(database, 'bea@example.org', 'moderator')
  expect(await acceptAdminInvite(database, await form(token, change))).toEqual({ ok: false, refusal })
  expect(await look(token)).not.toBeNull()
})

test('an authenticator that was offered for one link is none for another', async () => {
  const [one, other] = [
    await invite(database, 'one@example.org', 'moderator'),
    await invite(database, 'other@example.org', 'admin'),
  ]
  const { code, sealed } = await form(one)
  expect(await acceptAdminInvite(database, await form(other, { code, sealed }))).toEqual(badLink)
})

test('a link lets one in, however many use it at once', async () => {
  const token = await invite(database, 'many@example.org', 'moderator')
  const filled = await form(token)
  const answers = await Promise.all(Array.from({ length: 4 }, () => acceptAdminInvite(database, filled)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a second invite for an address replaces the first, also at the same time', async () => {
  const first = await invite(database, 'cid@example.org', 'admin')
  const second = await invite(database, 'CID@example.org', 'moderator')
  expect(await look(first)).toBeNull()
  expect(await look(second)).toMatchObject({ role: 'moderator' })
  const tokens = await Promise.all(
    Array.from({ length: 4 }, () => invite(database, 'cid@example.org', 'moderator')),
  )
  const open = (await database.adminInvites.open(NOON)).filter(({ email }) => email === 'cid@example.org')
  expect(open).toHaveLength(1)
  const looks = await Promise.all(tokens.map((token) => look(token)))
  expect(looks.filter((invited) => invited !== null)).toHaveLength(1)
})

test('an invite that was taken back is good for nothing', async () => {
  const token = await invite(database, 'dot@example.org', 'moderator')
  const cancelling = { email: 'dot@example.org', by: { id: null, name: 'x' }, now: NOON }
  expect(await cancelAdminInvite(database, cancelling)).toBe(true)
  expect(await cancelAdminInvite(database, cancelling)).toBe(false)
  expect(await acceptAdminInvite(database, await form(token))).toEqual(badLink)
})

test('who lost authenticator and codes sets it all anew by the command line, which ends their sessions', async () => {
  const eve = await desker(database, 'Eve', 'moderator')
  const sessionId = '018f0000-0000-7000-8000-000000000001'
  const times = { createdAt: NOON, expiresAt: NOON + day }
  await database.adminSessions.add({ id: sessionId, adminId: eve.id, ...times, device: null })
  const token = await invite(database, eve.email, 'moderator')
  expect(await look(token)).toMatchObject({ name: 'Eve' })
  const anew = await setUp(database, token, 'Eva', NOON + STEP)
  expect(anew.id).toBe(eve.id)
  expect(await database.adminSessions.live(sessionId, NOON + STEP)).toBeNull()
  const settings = { database, policy: POLICY, limits: adminLimits(database, POLICY), secret: SECRET }
  const now = NOON + 3 * STEP
  const signIn = (code = '') =>
    adminSignIn(settings, {
      ...{ email: eve.email, password: PASSWORD, code, address: null, device: null, now },
    })
  expect(await signIn(eve.codeAt(now))).toMatchObject({ ok: false })
  expect(await signIn(eve.recoveryCodes[0])).toMatchObject({ ok: false })
  expect(await signIn(anew.codeAt(now))).toMatchObject({ ok: true, value: { name: 'Eva' } })
})

test('in the app nobody at the desk is invited; the command line takes no role away and lets nobody suspended in', async () => {
  const [fay, gil] = [await desker(database, 'Fay', 'admin'), await desker(database, 'Gil', 'moderator')]
  const ask = (email: string, role: 'admin' | 'moderator', by: { id: string | null; name: string }) =>
    newAdminInvite(database, POLICY, { email, role, by, now: NOON })
  expect(await ask(gil.email, 'admin', fay)).toEqual({ ok: false, refusal: 'at-the-desk' })
  expect(await ask('no address', 'admin', fay)).toEqual({ ok: false, refusal: 'no-address' })
  expect(await ask(fay.email, 'moderator', COMMAND_LINE)).toEqual({ ok: false, refusal: 'is-admin' })
  const token = await invite(database, gil.email, 'admin')
  await database.admins.suspend(gil.id, NOON)
  expect(await ask(gil.email, 'admin', COMMAND_LINE)).toEqual({ ok: false, refusal: 'suspended' })
  expect(await acceptAdminInvite(database, await form(token))).toEqual(badLink)
  await database.admins.restore(gil.id)
  await setUp(database, token, 'Gil')
  expect(await database.admins.byId(gil.id)).toMatchObject({ role: 'admin' })
})
