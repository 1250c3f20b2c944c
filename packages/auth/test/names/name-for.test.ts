import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameFor } from '../../src/names/name-for.ts'
import { signUp } from '../../src/accounts/sign-up.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
  await signUp(database, { email: 'ana@example.org', password: '12345678', name: 'Ana', now: 0 })
})
afterAll(() => database.close())

test.each([
  { calledThere: 'Ben', name: /^Ben$/ },
  { calledThere: 'Mary Jane Watson', name: /^Mary_Jane_Watson$/ },
  { calledThere: 'ana', name: /^ana-\d{5}$/ },
  { calledThere: 'admin', name: /^admin-\d{5}$/ },
  { calledThere: 'x'.repeat(40), name: /^x{20}$/ },
  { calledThere: '🙂', name: /^player-\d{5}$/ },
  { calledThere: null, name: /^player-\d{5}$/ },
])('somebody called $calledThere elsewhere gets a free name', async ({ calledThere, name }) => {
  expect((await nameFor(database, calledThere)).name).toMatch(name)
})
