import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from './caller.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const form = { email: 'ana@example.org', password: 'correct horse battery', name: 'Ana' }

test('signing up makes a player, and says no with a word', async () => {
  const api = callerOf(database, null)
  expect(await api.account.signUp(form)).toEqual({ ok: true, value: { name: 'Ana' } })
  expect(await api.account.signUp({ ...form, name: 'Other' })).toEqual({ ok: false, refusal: 'email-taken' })
  const markup = { ...form, email: 'b@example.org', name: '<b>Ben</b>' }
  expect(await api.account.signUp(markup)).toEqual({ ok: false, refusal: 'bad-name' })
  expect(await api.players.profile({ name: 'Ana' })).toMatchObject({ card: { rating: 1200, level: 1 } })
})
