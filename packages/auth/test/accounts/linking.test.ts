import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import type { Account } from 'next-auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAccount } from '../../src/accounts/own-account.ts'
import { unlinkProvider } from '../../src/accounts/unlink-provider.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'
import { linkingSessionOf, mintLinkingToken } from '../../src/linking/linking-token.ts'
import { sessionCallbacks } from '../../src/sessions/session-callbacks.ts'
import { sessionOf, somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const SECRET = 'the secret of these tests'
/** What next-auth calls when somebody comes back from GitHub, who went there from this session. */
const comesBack = async (accountId: string, linkingSessionId: string | null) => {
  const visit = async () => ({ device: null, guestId: null, linkingSessionId })
  const { callbacks } = sessionCallbacks({ database, policy: POLICY, visit })
  const account: Account = { provider: 'github', providerAccountId: accountId, type: 'oauth' }
  const user = { id: accountId, name: 'Octo' }
  const answer = await callbacks.signIn?.({ user, account })
  if (answer !== true) return { answer, playerId: null }
  const token = await callbacks.jwt?.({ token: {}, user, account, trigger: 'signIn' })
  return { answer, playerId: token?.['playerId'] }
}

test('from a session, the provider’s account is linked to it and signs in to it from then on', async () => {
  const ana = await somebody(database, 'Ana')
  const sessionId = await sessionOf(database, ana)
  expect(await comesBack('1', sessionId)).toEqual({ answer: true, playerId: ana.playerId })
  expect(await database.sessions.live(sessionId, Date.now())).toBeNull()
  expect(await comesBack('1', null)).toEqual({ answer: true, playerId: ana.playerId })
  const own = await ownAccount(database, POLICY, { ...ana, now: Date.now() })
  expect(own?.providers).toEqual(['github'])
})

test('without a session, or from one that ended, it signs in to an account of its own', async () => {
  const ben = await somebody(database, 'Ben')
  const sessionId = await sessionOf(database, ben)
  await database.sessions.end(sessionId, Date.now())
  const { answer, playerId } = await comesBack('2', sessionId)
  expect(answer).toBe(true)
  expect(playerId).not.toBe(ben.playerId)
})

test('one that signs somebody else in stays theirs', async () => {
  const account = { provider: 'github', accountId: '3' }
  const theirs = await userOfProvider(database, { account, calledThere: 'Cid', guestId: null, now: 0 })
  const sessionId = await sessionOf(database, await somebody(database, 'Dot'))
  expect(await comesBack('3', sessionId)).toMatchObject({ answer: '/settings?linking=elsewhere' })
  expect(await database.accounts.userOf(account)).toBe(theirs)
  expect(await database.sessions.live(sessionId, Date.now())).not.toBeNull()
})

test('a link is taken away, but never the last way in', async () => {
  const eve = await somebody(database, 'Eve')
  await comesBack('4', await sessionOf(database, eve))
  expect(await unlinkProvider(database, { userId: eve.userId, provider: 'github' })).toMatchObject({
    ok: true,
  })
  expect(await database.accounts.of(eve.userId)).toEqual([])
  const account = { provider: 'github', accountId: '5' }
  const userId = await userOfProvider(database, { account, calledThere: 'Fay', guestId: null, now: 0 })
  const last = { ok: false, refusal: 'last-way-in' }
  expect(await unlinkProvider(database, { userId, provider: 'github' })).toEqual(last)
  expect(await database.accounts.userOf(account)).toBe(userId)
})

test('the cookie of somebody who went to link says whose session it was, signed and for a while', async () => {
  const [sessionId, now] = ['0199b3a0-0000-7000-8000-000000000001', 1_800_000_000_000]
  const token = await mintLinkingToken(SECRET, { sessionId, now })
  expect(await linkingSessionOf(SECRET, token, now + 899_999)).toBe(sessionId)
  expect(await linkingSessionOf(SECRET, token, now + 900_000)).toBeNull()
  expect(await linkingSessionOf('another secret', token, now)).toBeNull()
})
