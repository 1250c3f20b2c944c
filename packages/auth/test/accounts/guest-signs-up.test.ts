import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../src/accounts/sign-up.ts'

let database: Database
let guests = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const NOON = 1_800_000_000_000
const addGuest = async (): Promise<string> => {
  const [id, name] = [newId(), `guest-AA${String((guests += 1) + 21)}`]
  await database.players.add({ id, userId: null, name, nameKey: name.toLowerCase(), createdAt: NOON })
  await database.players.keepStanding(id, { rating: 1200, ratedGames: 0, highest: 1200, xp: 250 })
  return id
}
const form = (name: string, guestId: string | null) => ({
  ...{ email: `${name.toLowerCase()}@example.org`, password: 'correct horse', name, guestId, now: NOON },
})

test('a guest who signs up keeps their player and what was earned, under the new name', async () => {
  const guestId = await addGuest()
  const before = await database.players.byId(guestId)
  const signedUp = await signUp(database, form('Ana', guestId))
  expect(signedUp).toMatchObject({ ok: true, value: { playerId: guestId, name: 'Ana' } })
  const after = await database.players.byId(guestId)
  expect(after).toMatchObject({ name: 'Ana', isGuest: false, xp: 250 })
  expect(await database.players.byNameKey('ana')).toEqual(after)
  expect(await database.players.nameKeyTaken(before?.name.toLowerCase() ?? '')).toBe(false)
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  const session = { id: newId(), userId: signedUp.value.userId, createdAt: NOON, expiresAt: NOON + 1000 }
  await database.sessions.add(session)
  expect(await database.sessions.live(session.id, NOON)).toMatchObject({ playerId: guestId, name: 'Ana' })
})

test.each([
  { change: { name: 'Taken' }, refusal: 'name-taken' },
  { change: { email: 'taken@example.org' }, refusal: 'email-taken' },
  { change: { name: 'guest-AB2C' }, refusal: 'name-refused' },
])('a guest who is refused ($refusal) stays the guest that they were', async ({ change, refusal }) => {
  await signUp(database, form('Taken', null))
  const guestId = await addGuest()
  const before = await database.players.byId(guestId)
  const refused = { ok: false, refusal }
  expect(await signUp(database, { ...form('Free', guestId), ...change })).toEqual(refused)
  expect(await database.players.byId(guestId)).toEqual(before)
})

test('somebody who is no guest gets a new player, and nobody’s account is taken over', async () => {
  const ben = await signUp(database, form('Ben', null))
  if (!ben.ok) throw new Error(ben.refusal)
  for (const [name, id] of [
    ['Cid', ben.value.playerId],
    ['Dot', newId()],
  ] as const) {
    const signedUp = await signUp(database, form(name, id))
    expect(signedUp).toMatchObject({ ok: true, value: { name } })
    expect(signedUp.ok && signedUp.value.playerId).not.toBe(id)
  }
  expect(await database.players.byId(ben.value.playerId)).toMatchObject({ name: 'Ben' })
})

test('of two accounts that one guest makes at the same moment one gets the guest’s player', async () => {
  const guestId = await addGuest()
  const names = ['One_', 'Two_', 'Three_', 'Four_']
  const signedUp = await Promise.all(names.map((name) => signUp(database, form(name, guestId))))
  const ids = signedUp.map((each) => (each.ok ? each.value.playerId : each.refusal))
  expect(ids.filter((id) => id === guestId)).toHaveLength(1)
  expect(new Set(ids).size).toBe(4)
})

test('of many who want the same name at the same moment one gets it, guests or not', async () => {
  const wanting = Array.from({ length: 8 }, async (_, number) => {
    const guestId = number % 2 === 0 ? await addGuest() : null
    const email = `wanting${String(number)}@example.org`
    return signUp(database, { ...form('Wanted', guestId), email })
  })
  const results = await Promise.all(wanting)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((each) => !each.ok && each.refusal === 'name-taken')).toHaveLength(7)
})
