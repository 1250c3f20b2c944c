import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../src/accounts/sign-up.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const form = { email: 'ana@example.org', password: 'correct horse', name: 'Ana', now: 1_800_000_000_000 }

test('an account comes with its player', async () => {
  const signedUp = await signUp(database, { ...form, email: ' ANA@Example.org ' })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  const { playerId, userId } = signedUp.value
  expect(await database.players.byId(playerId)).toMatchObject({
    name: 'Ana',
    rating: 1200,
    ratedGames: 0,
    xp: 0,
  })
  const credentials = await database.users.credentialsOf('ana@example.org')
  expect(credentials?.userId).toBe(userId)
  expect(credentials?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test.each([
  { change: { email: 'Ana@EXAMPLE.org', name: 'Another' }, refusal: 'email-taken' },
  { change: { email: 'free@example.org', name: 'aNA' }, refusal: 'name-taken' },
  { change: { email: 'no address' }, refusal: 'bad-email' },
  { change: { email: `${'a'.repeat(250)}@example.org` }, refusal: 'bad-email' },
  { change: { password: '1234567' }, refusal: 'bad-password' },
  { change: { password: 'x'.repeat(201) }, refusal: 'bad-password' },
  { change: { name: '<script>' }, refusal: 'bad-name' },
  { change: { name: 'admin' }, refusal: 'name-refused' },
])('$change is refused: $refusal', async ({ change, refusal }) => {
  expect(await signUp(database, { ...form, ...change })).toEqual({ ok: false, refusal })
})

test('a refused name leaves no half account behind', async () => {
  const email = 'half@example.org'
  expect(await signUp(database, { ...form, email })).toEqual({ ok: false, refusal: 'name-taken' })
  expect(await database.users.credentialsOf(email)).toBeNull()
})

test('of many who want the same name at the same moment one gets it', async () => {
  const wanting = Array.from({ length: 8 }, (_, number) =>
    signUp(database, {
      ...form,
      email: `wanting${number}@example.org`,
      name: number % 2 ? 'Wanted' : 'WANTED',
    }),
  )
  const results = await Promise.all(wanting)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((each) => !each.ok && each.refusal === 'name-taken')).toHaveLength(7)
})

test.each(['12345678', 'x'.repeat(200)])('a password of $length signs may be used', async (password) => {
  const email = `length${password.length}@example.org`
  expect(
    await signUp(database, { ...form, email, password, name: `Length${password.length}` }),
  ).toMatchObject({ ok: true })
})
