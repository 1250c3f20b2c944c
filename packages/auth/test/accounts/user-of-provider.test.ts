import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../src/accounts/sign-up.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const NOON = 1_800_000_000_000
const visit = {
  account: { provider: 'github', accountId: '77' },
  calledThere: 'Ben',
  guestId: null,
  now: NOON,
}

test('the first visit makes a user with a player, the next ones find them', async () => {
  const userId = await userOfProvider(database, visit)
  expect(await userOfProvider(database, { ...visit, calledThere: 'Renamed' })).toBe(userId)
  expect(await database.players.byNameKey('ben')).toMatchObject({ name: 'Ben', rating: 1200 })
  expect(await database.players.byNameKey('renamed')).toBeNull()
})

test('the same number at another provider is somebody else, under another name', async () => {
  const account = { provider: 'discord', accountId: '77' }
  expect(await userOfProvider(database, { ...visit, account })).not.toBe(
    await userOfProvider(database, visit),
  )
})

test('an account by e-mail is never joined to a provider', async () => {
  const form = { email: 'eve@example.org', password: 'correct horse', name: 'Eve', now: 0 }
  const signedUp = await signUp(database, form)
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  const account = { provider: 'google', accountId: 'eve@example.org' }
  expect(await userOfProvider(database, { ...visit, account, calledThere: 'Eve' })).not.toBe(
    signedUp.value.userId,
  )
})

test('a guest who comes by a provider for the first time keeps their player and what was earned', async () => {
  const guestId = newId()
  const guest = { id: guestId, userId: null, name: 'guest-AA22', nameKey: 'guest-aa22', createdAt: NOON }
  await database.players.add(guest)
  await database.players.keepStanding(guestId, { rating: 1200, ratedGames: 0, highest: 1200, xp: 250 })
  const account = { provider: 'github', accountId: '78' }
  const userId = await userOfProvider(database, { ...visit, account, calledThere: 'Cleo', guestId })
  expect(await database.players.ofUser(userId)).toMatchObject({ id: guestId, name: 'Cleo', xp: 250 })
  expect(await userOfProvider(database, { ...visit, account, guestId })).toBe(userId)
})
