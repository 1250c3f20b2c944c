import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeName } from '../../src/accounts/change-name.ts'
import { ownAccount } from '../../src/accounts/own-account.ts'
import { signUp } from '../../src/accounts/sign-up.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'
import { nameKey } from '../../src/names/name-key.ts'
import { NOON, PASSWORD, somebody, type Somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const MONTH = 2_592_000_000
const change = ({ playerId }: Somebody, wished: string, now = NOON) =>
  changeName(database, POLICY, { playerId, wished, now })
const account = (who: Somebody, now = NOON) => ownAccount(database, POLICY, { ...who, now })

test('a new name takes the old one’s place, and the old one leads to the same player', async () => {
  const ana = await somebody(database, 'Ana')
  expect(await account(ana)).toMatchObject({ nameChangeFrom: null, pastNames: [] })
  expect(await change(ana, ' Anita ')).toEqual({ ok: true, value: { name: 'Anita' } })
  expect(await database.players.byNameKey('anita')).toMatchObject({ id: ana.playerId, name: 'Anita' })
  expect(await database.players.byNameKey('ana')).toBeNull()
  expect(await database.pastNames.ownerOf('ana')).toBe(ana.playerId)
  expect(await account(ana)).toMatchObject({ nameChangeFrom: NOON + MONTH, pastNames: ['Ana'] })
})

test.each([
  { after: MONTH - 1, ok: false },
  { after: MONTH, ok: true },
])('$after ms after a change the next is made: $ok', async ({ after, ok }) => {
  const who = await somebody(database, `Soon${String(after)}`)
  await change(who, `First${String(after)}`)
  const changed = await change(who, `Second${String(after)}`, NOON + after)
  expect(changed).toMatchObject(ok ? { ok } : { ok, refusal: 'too-soon' })
})

test('a name that somebody left is nobody else’s, and theirs again', async () => {
  const eve = await somebody(database, 'Eve')
  await change(eve, 'Evita')
  const form = { email: 'other@example.org', password: PASSWORD, name: 'EVE', now: NOON }
  const taken = { ok: false, refusal: 'name-taken' }
  expect(await signUp(database, form)).toEqual(taken)
  expect(await change(await somebody(database, 'Faye'), 'eve')).toEqual(taken)
  const provider = { provider: 'github', accountId: '5' }
  await userOfProvider(database, { account: provider, calledThere: 'Eve', guestId: null, now: NOON })
  expect(await database.players.byNameKey('eve')).toBeNull()
  expect(await change(eve, 'Eve', NOON + MONTH)).toMatchObject({ ok: true })
  expect(await database.pastNames.ownerOf('eve')).toBeNull()
  expect(await database.pastNames.ownerOf(nameKey('Evita'))).toBe(eve.playerId)
})

test('other letters of the same name are a change, too', async () => {
  const gus = await somebody(database, 'gus')
  expect(await change(gus, 'Gus')).toEqual({ ok: true, value: { name: 'Gus' } })
  expect(await database.pastNames.of(gus.playerId)).toEqual([])
  expect(await change(gus, 'Gustav')).toEqual({ ok: false, refusal: 'too-soon' })
})

test.each([
  { wished: 'x', refusal: 'bad-name' },
  { wished: 'admin', refusal: 'name-refused' },
  { wished: 'former-ABCDEF', refusal: 'name-refused' },
  { wished: 'HAL', refusal: 'name-taken' },
  { wished: 'Ivo', refusal: 'same-name' },
])('$wished is refused: $refusal, and no change is used up', async ({ wished, refusal }) => {
  const ivo = await signUp(database, { ...form, now: NOON })
  await signUp(database, { ...form, email: 'hal@example.org', name: 'Hal', now: NOON })
  const playerId = ivo.ok ? ivo.value.playerId : ((await database.players.byNameKey('ivo'))?.id ?? '')
  expect(await changeName(database, POLICY, { playerId, wished, now: NOON })).toEqual({ ok: false, refusal })
  expect(await database.playerNames.nameChangedAt(playerId)).toBeNull()
})
const form = { email: 'ivo@example.org', password: PASSWORD, name: 'Ivo' }

test('of many who want the same name at the same moment one gets it', async () => {
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, number) => somebody(database, `Many${String(number)}`)),
  )
  const changed = await Promise.all(many.map((who) => change(who, 'Wanted')))
  expect(changed.filter(({ ok }) => ok)).toHaveLength(1)
})

test('nobody gets a name in the moment in which it is left', async () => {
  const jo = await somebody(database, 'Joanna')
  const form = { email: 'fast@example.org', password: PASSWORD, name: 'Joanna', now: NOON }
  const [left, got] = await Promise.all([change(jo, 'Johanna'), signUp(database, form)])
  expect(left).toMatchObject({ ok: true })
  expect(got).toEqual({ ok: false, refusal: 'name-taken' })
})
