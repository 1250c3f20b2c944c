import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { encode } from 'next-auth/jwt'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { suspendAdmin } from '../../src/admin/change-admin.ts'
import { adminAuthOptions, authOptions, signUp } from '../../src/index.ts'
import { startAuthServer } from '../sessions/auth-server.ts'
import { Visitor } from '../sessions/visitor.ts'
import { desker, invite, PASSWORD, SECRET, setUp, STEP, type Desker } from './desk.ts'

const COOKIE = 'skelly-admin.session'
const LIFETIME = 28_800_000
const reported: string[] = []
let database: Database
let server: { url: string; stop: () => void }
let [ann, abe]: Desker[] = []
/** Whose sign-ins the test is about; codes of one step are used up by one of them. */
let mia: Desker
let nth = 0

beforeAll(async () => {
  database = (await openTestDatabase()).database
  ann = await desker(database, 'Ann', 'admin', Date.now())
  abe = await desker(database, 'Abe', 'admin', Date.now())
})
afterAll(() => database.close())
beforeEach(async () => {
  reported.length = 0
  mia = await desker(database, `Mia${String((nth += 1))}`, 'moderator', Date.now() - 2 * STEP)
  const options = adminAuthOptions({
    ...{ database, policy: POLICY, stage: 'test', secret: SECRET, isSecure: false },
    addressOf: () => null,
    report: (code) => reported.push(code),
  })
  server = await startAuthServer(options)
  process.env.NEXTAUTH_URL = server.url
})
afterEach(() => {
  vi.useRealTimers()
  server.stop()
})

/** Lets the clock show a time that lies `ahead`, for next-auth and for us. */
const later = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })
const signedIn = async (): Promise<Visitor> => {
  const visitor = new Visitor(server.url)
  const answer = await visitor.signIn(mia.email, PASSWORD, { code: mia.codeAt(Date.now()) })
  expect(answer).toMatchObject({ status: 200, url: server.url })
  return visitor
}

test('whoever signs in has a session at the desk and no player', async () => {
  const visitor = new Visitor(server.url)
  expect(await visitor.desk()).toBeNull()
  const member = await signedIn()
  const sessionId = (await member.desk()) ?? ''
  expect(await database.adminSessions.live(sessionId, Date.now())).toMatchObject({ adminId: mia.id })
  expect(await member.me()).toBeNull()
  expect(member.cookie(COOKIE)).toBeDefined()
  expect(reported).toEqual([])
})

test.each([
  { what: 'a wrong code', change: { code: '12345' } },
  { what: 'no code', change: { code: '' } },
  { what: 'a wrong password', change: { password: 'wrong' } },
  { what: 'an unknown address', change: { email: 'nobody@example.org' } },
])('$what gets nowhere and hears the same', async ({ change }) => {
  const visitor = new Visitor(server.url)
  const right = { email: mia.email, password: PASSWORD, code: mia.codeAt(Date.now()) }
  const { code, email, password } = { ...right, ...change }
  const { status, url } = await visitor.signIn(email, password, { code })
  expect({ status, error: new URL(url).searchParams.get('error') }).toEqual({
    ...{ status: 401, error: 'CredentialsSignin' },
  })
  expect(await visitor.desk()).toBeNull()
  expect(visitor.cookie(COOKIE)).toBeUndefined()
})

test('many failures are told to wait', async () => {
  const visitor = new Visitor(server.url)
  for (let time = 0; time < 5; time += 1) await visitor.signIn(mia.email, 'wrong', { code: '1' })
  const { url } = await visitor.signIn(mia.email, PASSWORD, { code: mia.codeAt(Date.now()) })
  expect(new URL(url).searchParams.get('error')).toBe('too-many-attempts')
})

test('the session ends after eight hours, however often it is used', async () => {
  const member = await signedIn()
  later(LIFETIME - 60_000)
  expect(await member.desk()).not.toBeNull()
  expect(await member.session()).toMatchObject({ user: { name: mia.name } })
  later(60_001)
  expect(await member.desk()).toBeNull()
  expect(await member.session()).toEqual({})
})

test('what the client is told of the session ends with its row', async () => {
  const member = await signedIn()
  const row = await database.adminSessions.live((await member.desk()) ?? '', Date.now())
  later(3_600_000)
  expect(await member.session()).toMatchObject({
    expires: new Date(row?.expiresAt ?? 0).toISOString(),
  })
})

test('signing out ends the session, also for a thief of its cookie', async () => {
  const member = await signedIn()
  const thief = member.copy()
  await member.signOut()
  expect(await member.desk()).toBeNull()
  expect(await thief.desk()).toBeNull()
  expect(reported).toEqual([])
})

test('a suspension ends it at once, and so does setting all of it anew', async () => {
  const member = await signedIn()
  const by = ann ?? mia
  await suspendAdmin(database, { adminId: mia.id, by, reason: 'because', now: Date.now() })
  expect(await member.desk()).toBeNull()
  await database.admins.restore(mia.id)
  expect(await member.desk()).toBeNull()
  later(2 * STEP)
  const again = await signedIn()
  await setUp(database, await invite(database, mia.email, 'moderator', Date.now()), 'Mia', Date.now())
  expect(await again.desk()).toBeNull()
})

/** A session of somebody else's row, signed with a secret. */
const forged = (secret: string, claims: object) => encode({ token: { ...claims }, secret, maxAge: 3600 })

test('a forged cookie, another secret’s and one that names nothing get nowhere', async () => {
  const known = (await (await signedIn()).desk()) ?? ''
  const strange = '018f0000-0000-7000-8000-00000000000f'
  for (const value of [
    'nonsense',
    await forged('another secret', { adminSessionId: known }),
    await forged(SECRET, { adminSessionId: strange }),
    await forged(SECRET, { sessionId: known, playerId: known, name: 'Mia', lookedAt: Date.now() }),
    await forged(SECRET, {}),
  ]) {
    const visitor = new Visitor(server.url)
    visitor.take(COOKIE, value)
    expect(await visitor.desk()).toBeNull()
    expect(await visitor.session()).toEqual({})
  }
  const honest = new Visitor(server.url)
  honest.take(COOKIE, await forged(SECRET, { adminSessionId: known }))
  expect(await honest.desk()).toBe(known)
})

test('a player’s session is worth nothing at the desk, nor the other way round, even with one secret', async () => {
  const who = { email: 'pia@example.org', password: PASSWORD, name: 'Pia', now: Date.now() }
  await signUp(database, who)
  const players = await startAuthServer(
    authOptions({
      ...{ database, policy: POLICY, stage: 'test', secret: SECRET, isSecure: false, oauth: {} },
      visit: async () => ({ device: null, guestId: null, linkingSessionId: null }),
      ...{ addressOf: () => null, report: () => undefined },
    }),
  )
  const player = new Visitor(players.url)
  await player.signIn(who.email, PASSWORD)
  expect(await player.me()).toMatchObject({ name: 'Pia' })
  const member = await signedIn()

  const atDesk = new Visitor(server.url)
  atDesk.take(COOKIE, player.cookie('skelly.session') ?? '')
  atDesk.take('skelly.session', player.cookie('skelly.session') ?? '')
  expect(await atDesk.desk()).toBeNull()
  const inGame = new Visitor(players.url)
  inGame.take('skelly.session', member.cookie(COOKIE) ?? '')
  expect(await inGame.me()).toBeNull()
  players.stop()
})

test('the desk’s password lets nobody in among the players, and a player’s none at the desk', async () => {
  await signUp(database, { email: 'pol@example.org', password: PASSWORD, name: 'Pol', now: Date.now() })
  const visitor = new Visitor(server.url)
  await visitor.signIn('pol@example.org', PASSWORD, { code: (abe ?? mia).codeAt(Date.now()) })
  expect(await visitor.desk()).toBeNull()
})

test('on https the cookies are the host’s; a placeholder is no secret in production', () => {
  const settings = {
    ...{ database, policy: POLICY, isSecure: true },
    ...{ addressOf: () => null, report: () => undefined },
  }
  const { cookies } = adminAuthOptions({ ...settings, stage: 'test', secret: SECRET })
  for (const cookie of Object.values({ ...cookies })) expect(cookie.name).toMatch(/^__Host-skelly-admin\./)
  expect(() => adminAuthOptions({ ...settings, stage: 'production', secret: SECRET })).toThrow(
    'SKELLY_ADMIN_SECRET is no secret',
  )
})
