import { openTestDatabase } from '@skelly/db/testing'
import { mintGuestToken, type Database } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer, NOON, SESSION_SECRET } from './caller.ts'
import { MemoryJar } from './memory-jar.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const STANDING = { rating: 1200, ratedGames: 0, highest: 1200, xp: 0 }
const form = { email: 'ana@example.org', password: 'correct horse battery', name: 'Ana' }

test('signing up makes a player, and says no with a word', async () => {
  const api = callerOf(database, null)
  expect(await api.account.signUp(form)).toEqual({ ok: true, value: { name: 'Ana' } })
  expect(await api.account.signUp({ ...form, name: 'Other' })).toEqual({ ok: false, refusal: 'email-taken' })
  const markup = { ...form, email: 'b@example.org', name: '<b>Ben</b>' }
  expect(await api.account.signUp(markup)).toEqual({ ok: false, refusal: 'bad-name' })
  expect(await api.players.profile({ name: 'Ana' })).toMatchObject({ card: { rating: 1200, level: 1 } })
})

test('a guest who signs up keeps what they earned, and the cookie goes', async () => {
  const jar = new MemoryJar()
  await callerOf(database, null, { jar }).rooms.find({ code: 'ABCD' })
  const api = callerOf(database, null, { jar })
  const guest = await database.players.byNameKey(((await api.me.visitor())?.name ?? '').toLowerCase())
  await database.players.keepStanding(guest?.id ?? '', { ...STANDING, xp: 400 })
  const stolen = jar.token
  const signedUp = await api.account.signUp({ ...form, email: 'cid@example.org', name: 'Cid' })
  expect(signedUp).toEqual({ ok: true, value: { name: 'Cid' } })
  expect(jar.token).toBeUndefined()
  const { card } = await api.players.profile({ name: 'Cid' })
  expect(card).toMatchObject({ xp: 400, ratedGames: 0 })
  jar.token = stolen
  expect(await callerOf(database, null, { jar }).me.visitor()).toBeNull()
})

test('a guest who may not sign up stays the guest that they were', async () => {
  const jar = new MemoryJar()
  await callerOf(database, null, { jar }).rooms.find({ code: 'ABCD' })
  const before = await callerOf(database, null, { jar }).me.visitor()
  const refused = await callerOf(database, null, { jar }).account.signUp({ ...form, name: 'guest-AB2C' })
  expect(refused).toEqual({ ok: false, refusal: 'name-refused' })
  expect(await callerOf(database, null, { jar }).me.visitor()).toEqual(before)
})

test('somebody signed in who makes another account takes no guest along', async () => {
  const jar = new MemoryJar()
  await callerOf(database, null, { jar }).rooms.find({ code: 'ABCD' })
  const before = await callerOf(database, null, { jar }).me.visitor()
  const dot = await newcomer(database, 'Dot')
  const other = { ...form, email: 'eve@example.org', name: 'Eve' }
  expect(await callerOf(database, dot, { jar }).account.signUp(other)).toMatchObject({ ok: true })
  expect(await callerOf(database, null, { jar }).me.visitor()).toEqual(before)
})

test.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.e30.'])(
  'the guest’s cookie %j names nobody',
  async (token) => {
    const jar = new MemoryJar()
    jar.token = token
    expect(await callerOf(database, null, { jar }).me.visitor()).toBeNull()
    await callerOf(database, null, { jar }).rooms.find({ code: 'ABCD' })
    expect(jar.token).not.toBe(token)
    expect(await callerOf(database, null, { jar }).me.visitor()).toMatchObject({ isGuest: true })
  },
)

test('a signed cookie of a player who is not there, or has an account, names nobody', async () => {
  const jar = new MemoryJar()
  const fay = await newcomer(database, 'Fay')
  for (const playerId of [newId(), fay.playerId]) {
    jar.token = await mintGuestToken(SESSION_SECRET, { playerId, now: NOON })
    expect(await callerOf(database, null, { jar }).me.visitor()).toBeNull()
  }
})
