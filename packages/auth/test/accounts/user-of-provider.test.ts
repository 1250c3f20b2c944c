import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../src/accounts/sign-up.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const visit = { account: { provider: 'github', accountId: '77' }, calledThere: 'Ben', now: 1_800_000_000_000 }

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
