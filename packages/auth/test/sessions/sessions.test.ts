import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { authOptions, signUp } from '../../src/index.ts'
import { startAuthServer } from './auth-server.ts'
import { Visitor } from './visitor.ts'

const password = 'correct horse battery'
const reported: string[] = []
let database: Database
let server: { url: string; stop: () => void }
let ana: { userId: string; playerId: string; name: string }

beforeAll(async () => {
  database = (await openTestDatabase()).database
  const signedUp = await signUp(database, {
    email: 'ana@example.org',
    password,
    name: 'Ana',
    now: Date.now(),
  })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  ana = signedUp.value
})
afterAll(() => database.close())

beforeEach(async () => {
  reported.length = 0
  const options = authOptions({
    database,
    policy: POLICY,
    stage: 'test',
    secret: 'the secret of these tests',
    isSecure: false,
    oauth: {},
    visit: async () => ({ device: 'Firefox', guestId: null, linkingSessionId: null }),
    addressOf: (headers) => headers['x-test-address'] ?? null,
    report: (code) => reported.push(code),
  })
  server = await startAuthServer(options)
  process.env.NEXTAUTH_URL = server.url
})
afterEach(() => {
  vi.useRealTimers()
  server.stop()
})

const signedIn = async (): Promise<Visitor> => {
  const visitor = new Visitor(server.url)
  expect(await visitor.signIn('ana@example.org', password)).toMatchObject({ status: 200, url: server.url })
  return visitor
}
/** Lets the clock show a time that lies `ahead`, for next-auth and for us. */
const later = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })

test('a visitor is nobody until they sign in', async () => {
  const visitor = new Visitor(server.url)
  expect(await visitor.me()).toBeNull()
  await visitor.signIn('ana@example.org', password)
  expect(await visitor.me()).toMatchObject({ playerId: ana.playerId, name: 'Ana' })
  expect(await visitor.session()).toMatchObject({ player: { name: 'Ana' }, user: { name: 'Ana' } })
  expect(visitor.cookie('skelly.session')).toBeDefined()
  expect(reported).toEqual([])
})

test.each([
  { email: 'ana@example.org', password: 'wrong password' },
  { email: 'nobody@example.org', password },
])('$email with $password is told the same and stays nobody', async (credentials) => {
  const visitor = new Visitor(server.url)
  const { status, url } = await visitor.signIn(credentials.email, credentials.password)
  expect({ status, error: new URL(url).searchParams.get('error') }).toEqual({
    status: 401,
    error: 'CredentialsSignin',
  })
  expect(await visitor.me()).toBeNull()
})

test('the sixth failure of a minute is told to wait', async () => {
  const visitor = new Visitor(server.url)
  for (let time = 0; time < 5; time += 1) await visitor.signIn('eve@example.org', 'wrong password')
  const { url } = await visitor.signIn('eve@example.org', 'wrong password')
  expect(new URL(url).searchParams.get('error')).toBe('too-many-attempts')
})

test('signing out ends the row, also for a copy of the cookie once it is looked at', async () => {
  const visitor = await signedIn()
  const thief = visitor.copy()
  await visitor.signOut()
  expect(await visitor.me()).toBeNull()
  later(POLICY.signIn.sessionLookEvery)
  expect(await thief.me()).toBeNull()
  expect(await thief.session()).toEqual({})
  expect(thief.cookie('skelly.session')).toBeUndefined()
  expect(reported).toEqual([])
})

test('a session is looked at again when the last look is 30 s old, not before', async () => {
  const visitor = await signedIn()
  await database.sessions.endAllOf(ana.userId, Date.now())
  later(POLICY.signIn.sessionLookEvery - 5_000)
  expect(await visitor.me()).toMatchObject({ name: 'Ana' })
  later(6_000)
  expect(await visitor.me()).toBeNull()
})

test('a session that counts goes on after the look', async () => {
  const visitor = await signedIn()
  later(POLICY.signIn.sessionLookEvery + 1)
  expect(await visitor.session()).toMatchObject({ player: { name: 'Ana' } })
  expect(await visitor.me()).toMatchObject({ name: 'Ana' })
})

test('a session runs out after 30 days', async () => {
  const visitor = await signedIn()
  later(2_592_000_000 + 1000)
  expect(await visitor.me()).toBeNull()
})
