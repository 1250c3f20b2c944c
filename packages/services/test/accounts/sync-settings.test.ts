import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import type { KeptSettings } from '@skelly/protocol'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { syncSettings } from '../../src/index.ts'
import { NOON } from '../table.ts'

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

let userId: string
let playerId: string
beforeEach(async () => {
  userId = newId()
  playerId = newId()
  await database.users.add({
    id: userId,
    email: `${userId}@example.org`,
    passwordHash: null,
    createdAt: NOON,
  })
})

/** A device of the account tells of changes; its clock is `fast` ms ahead of the server's. */
const tell = (changes: KeptSettings, { account = playerId, at = NOON, fast = 0 }: Telling = {}) =>
  syncSettings(database, { userId, playerId, account, changes, deviceNow: at + fast, now: at })
interface Telling {
  readonly account?: string | null
  readonly at?: number
  readonly fast?: number
}

test('what one device changes the other gets, and the newest change of each setting wins', async () => {
  await tell({ fill: { value: 'tar', at: NOON - 50 }, sound: { value: 'off', at: NOON - 50 } })
  // offline meanwhile: the fill was changed before, the sound after the other device's
  const late = { fill: { value: 'candle', at: NOON - 80 }, sound: { value: 'full', at: NOON - 20 } } as const
  const answer = await tell(late, { at: NOON + 1000 })
  const both = { fill: { value: 'tar', at: NOON - 50 }, sound: { value: 'full', at: NOON - 20 } }
  expect(answer).toEqual({ account: playerId, kept: both })
  expect((await tell({})).kept).toEqual(both)
})

test('a clock that is wrong by a day wins nothing and loses nothing', async () => {
  const day = 86_400_000
  await tell({ calm: { value: true, at: NOON + day } }, { fast: day })
  await tell({ calm: { value: false, at: NOON - day - 500 } }, { at: NOON + 1000, fast: -day })
  expect((await tell({})).kept.calm?.value).toBe(true)
  await tell({ calm: { value: false, at: NOON + 2000 - day } }, { at: NOON + 2000, fast: -day })
  expect((await tell({})).kept.calm).toEqual({ value: false, at: NOON + 2000 })
})

test('nothing was changed in the future', async () => {
  await tell({ fill: { value: 'tar', at: NOON + 999_999 } })
  expect((await tell({})).kept.fill?.at).toBe(NOON)
})

test('a guest’s settings move to the account; those of another account of the device do not', async () => {
  await tell({ leftHanded: { value: true, at: NOON } }, { account: null })
  await tell({ colourSafe: { value: true, at: NOON } }, { account: newId() })
  expect((await tell({})).kept).toEqual({ leftHanded: { value: true, at: NOON } })
})

test('of changes that arrive at once none is lost', async () => {
  const changes: readonly KeptSettings[] = [
    { sound: { value: 'off', at: NOON } },
    { haptics: { value: 'off', at: NOON } },
    { calm: { value: true, at: NOON } },
    { aimGuide: { value: false, at: NOON } },
  ]
  await Promise.all(changes.map((change) => tell(change)))
  expect(Object.keys((await tell({})).kept).toSorted()).toEqual(['aimGuide', 'calm', 'haptics', 'sound'])
})

test.each([
  ['another version', 9, {}],
  ['a setting that is none', 1, { volume: { value: 1, at: 1 } }],
  ['a value that is none', 1, { sound: { value: 'loud', at: 1 } }],
])('stored settings with %s are a bug, not a guess', async (_, version, kept) => {
  await client.query('INSERT INTO "UserSettings" VALUES ($1, $2, $3, now())', [userId, version, kept])
  await expect(tell({})).rejects.toThrow()
})

test('they go with the account', async () => {
  await tell({ sound: { value: 'off', at: NOON } })
  await database.users.remove(userId)
  expect(await database.userSettings.of(userId)).toBeNull()
})
