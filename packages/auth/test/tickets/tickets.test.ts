import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../src/accounts/sign-up.ts'
import { mintTicket } from '../../src/tickets/mint-ticket.ts'
import { spendTicket } from '../../src/tickets/spend-ticket.ts'
import { ticketKey } from '../../src/tickets/ticket-claims.ts'
import { verifyTicket } from '../../src/tickets/verify-ticket.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const NOON = 1_800_000_000_000
const SECRET = 'the secret that signs the tickets of these tests'
const purpose = { kind: 'match', matchId: newId(), as: 'player' } as const
const bearer = { playerId: newId(), name: 'Ana', sessionId: newId(), purpose }
const mint = () => mintTicket(SECRET, { bearer, policy: POLICY, now: NOON })

test('a ticket says who comes, for what and until when', async () => {
  const verified = await verifyTicket(SECRET, await mint(), NOON)
  if (!verified.ok) throw new Error(verified.refusal)
  expect(verified.value).toEqual({
    bearer: { ...bearer, ticketId: verified.value.bearer.ticketId },
    expiresAt: NOON + 60_000,
  })
})

test.each([
  { after: 59_999, ok: true },
  { after: 60_000, ok: false },
])('after $after ms a ticket is good: $ok', async ({ after, ok }) => {
  const verified = await verifyTicket(SECRET, await mint(), NOON + after)
  expect(verified.ok ? null : verified.refusal).toBe(ok ? null : 'expired-ticket')
})

/** A token with these claims, where a ticket's are expected. */
const forge = (claims: {
  sub?: string
  purpose?: unknown
  audience?: string
  secret?: string
  alg?: string
}) => {
  const { sub = bearer.playerId, audience = 'skelly-game', secret = SECRET, alg = 'HS256' } = claims
  return new SignJWT({ name: 'Ana', sid: bearer.sessionId, purpose: claims.purpose ?? purpose })
    .setProtectedHeader({ alg })
    .setJti(newId())
    .setSubject(sub)
    .setAudience(audience)
    .setExpirationTime(NOON / 1000 + 60)
    .sign(ticketKey(secret))
}
const unsigned = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return Promise.resolve(`${part({ alg: 'none' })}.${part({ sub: bearer.playerId, exp: NOON })}.`)
}

test.each([
  { why: 'another secret', ticket: () => forge({ secret: 'another secret, as long as the first one is' }) },
  { why: 'another audience', ticket: () => forge({ audience: 'somebody-else' }) },
  { why: 'another algorithm', ticket: () => forge({ alg: 'HS512' }) },
  { why: 'an unknown purpose', ticket: () => forge({ purpose: { kind: 'everything' } }) },
  { why: 'no player', ticket: () => forge({ sub: 'nobody' }) },
  { why: 'no signature', ticket: unsigned },
  { why: 'no token', ticket: () => Promise.resolve('nonsense') },
  { why: 'nothing', ticket: () => Promise.resolve('') },
])('a ticket with $why is bad', async ({ ticket }) => {
  expect(await verifyTicket(SECRET, await ticket(), NOON)).toEqual({ ok: false, refusal: 'bad-ticket' })
})

test('the forger makes good tickets when nothing is changed', async () => {
  expect(await verifyTicket(SECRET, await forge({}), NOON)).toMatchObject({ ok: true })
})

test('a ticket is spent once, also when many come with it', async () => {
  const spending = { ticketId: newId(), sessionId: null, expiresAt: NOON + 60_000, now: NOON }
  const spent = await Promise.all(Array.from({ length: 20 }, () => spendTicket(database, spending)))
  expect(spent.filter(Boolean)).toHaveLength(1)
  expect(await spendTicket(database, { ...spending, now: NOON + 60_000 })).toBe(false)
})

test('spent tickets are forgotten long after they ran out', async () => {
  const spending = { ticketId: newId(), sessionId: null, expiresAt: NOON, now: NOON }
  await spendTicket(database, spending)
  const other = { ticketId: newId(), sessionId: null, expiresAt: NOON + 7_200_000 }
  await spendTicket(database, { ...other, now: NOON + 3_600_000 })
  expect(await spendTicket(database, spending)).toBe(false)
  await spendTicket(database, { ...spending, ticketId: newId(), now: NOON + 3_600_001 })
  expect(await spendTicket(database, spending)).toBe(true)
})

test('a ticket of a session that was revoked meanwhile opens nothing', async () => {
  const signedUp = await signUp(database, {
    ...{ email: 'ben@example.org', password: 'correct horse battery', name: 'Ben', now: NOON },
  })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  const [sessionId, { userId }] = [newId(), signedUp.value]
  await database.sessions.add({ id: sessionId, userId, createdAt: NOON, expiresAt: NOON + 60_000 })
  const spending = { sessionId, expiresAt: NOON + 60_000, now: NOON + 1 }
  expect(await spendTicket(database, { ...spending, ticketId: newId() })).toBe(true)
  await database.sessions.end(sessionId, NOON + 1)
  expect(await spendTicket(database, { ...spending, ticketId: newId() })).toBe(false)
})
