import { newId } from '@skelly/db'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { guestCookie, guestIdOf, mintGuestToken, mintTicket } from '../../src/index.ts'
import { POLICY } from '@skelly/protocol'

const NOON = 1_800_000_000_000
const DAY = 86_400_000
const SECRET = 'the secret that signs the sessions of these tests'
const playerId = newId()
const mint = () => mintGuestToken(SECRET, { playerId, now: NOON })

test.each([
  { days: 0, id: playerId },
  { days: 399, id: playerId },
  { days: 400, id: null },
])('after $days days a guest’s token names $id', async ({ days, id }) => {
  expect(await guestIdOf(SECRET, await mint(), NOON + days * DAY)).toBe(id)
})

const sign = (change: { sub?: string; audience?: string; secret?: string; alg?: string }) => {
  const { sub = playerId, audience = 'skelly-guest', secret = SECRET, alg = 'HS256' } = change
  return new SignJWT({})
    .setProtectedHeader({ alg })
    .setSubject(sub)
    .setAudience(audience)
    .setExpirationTime(NOON / 1000 + 60)
    .sign(new TextEncoder().encode(secret))
}
const unsigned = async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ sub: playerId, aud: 'skelly-guest', exp: NOON })}.`
}
const ticket = () => {
  const purpose = { kind: 'find-room', code: 'ABCD' } as const
  const bearer = { playerId, name: 'guest-ABCD', sessionId: null, purpose }
  return mintTicket(SECRET, { bearer, policy: POLICY, now: NOON })
}

test.each([
  { why: 'another secret', token: () => sign({ secret: 'another secret, as long as the first one is' }) },
  { why: 'another audience', token: () => sign({ audience: 'skelly-game' }) },
  { why: 'another algorithm', token: () => sign({ alg: 'HS512' }) },
  { why: 'no player', token: () => sign({ sub: 'nobody' }) },
  { why: 'no signature', token: unsigned },
  { why: 'a ticket’s signature, by the same secret', token: ticket },
  { why: 'a changed letter', token: async () => `${(await mint()).slice(0, -2)}AA` },
  { why: 'no form', token: async () => 'nonsense' },
  { why: 'nothing in it', token: async () => '' },
])('a token with $why names nobody', async ({ token }) => {
  expect(await guestIdOf(SECRET, await token(), NOON)).toBeNull()
})

test('the forger makes good tokens when nothing is changed', async () => {
  expect(await guestIdOf(SECRET, await sign({}), NOON)).toBe(playerId)
})

test('the cookie is kept from scripts for 400 days, and on https it is bound to the host', () => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 34_560_000 }
  expect(guestCookie(true)).toEqual({ name: '__Host-skelly.guest', options: { ...options, secure: true } })
  expect(guestCookie(false)).toEqual({ name: 'skelly.guest', options: { ...options, secure: false } })
})
