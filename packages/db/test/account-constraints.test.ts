import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, type Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addPlayer, NOON } from './seeded.ts'

let database: Database
let url: string
beforeAll(async () => {
  ;({ database, url } = await openTestDatabase())
})
afterAll(() => database.close())

/** As they are stored: nobody is given the texts of attempts. */
const attemptTexts = async (playerId: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ readonly text: string }>(
    'SELECT "text" FROM "Attempt" WHERE "playerId" = $1',
    [playerId],
  )
  await client.end()
  return rows.map(({ text }) => text)
}

test('the names in a counted attempt follow the player’s', async () => {
  const [id, playerId] = [newId(), await addPlayer(database, 'Named')]
  const text = JSON.stringify({ setup: { seats: [{ name: 'Named' }, { name: 'Hal' }] } })
  const attempt = { id, playerId, number: 4, identity: 'a1'.repeat(32), stars: 2, flicks: 3 }
  await database.attempts.add({ ...attempt, format: 1, text, sentAt: NOON })
  await database.attempts.count(id, NOON)
  await database.namesInGames.replace(playerId, 'former-ABCDEF')
  const [kept] = await attemptTexts(playerId)
  expect(JSON.parse(kept ?? '')).toEqual({ setup: { seats: [{ name: 'former-ABCDEF' }, { name: 'Hal' }] } })
})

test('the names in a lobby follow the player’s', async () => {
  const [id, playerId, other] = [
    newId(),
    await addPlayer(database, 'Sitter'),
    await addPlayer(database, 'Hal'),
  ]
  const seats = [
    { playerId: other, name: 'Hal' },
    { playerId, name: 'Sitter' },
  ]
  const room = { code: 'QQQQ', makerId: null, optionsVersion: 1, options: {}, openedAt: NOON }
  const lobby = { version: 1, seats }
  await database.rooms.add({ ...room, id, lobby })
  const empty = newId()
  await database.rooms.add({ ...room, id: empty, code: 'RRRR', lobby: { version: 1 } })
  await database.namesInGames.replace(playerId, 'former-ABCDEF')
  const kept = await database.rooms.find(id)
  expect(kept?.lobby).toEqual({ version: 1, seats: [seats[0], { playerId, name: 'former-ABCDEF' }] })
  expect((await database.rooms.find(empty))?.lobby).toEqual({ version: 1 })
})

test('a deleted account’s player has no user, and an address that is none is not verified', async () => {
  const playerId = await addPlayer(database, 'Gone')
  await database.playerNames.retire(playerId, { name: 'former-KKKKKK', nameKey: 'former-kkkkkk' }, NOON)
  expect(await database.players.byId(playerId)).toMatchObject({ name: 'former-KKKKKK', isFormer: true })
  const orphan = { id: newId(), userId: null, name: 'guest-GGGG', nameKey: 'guest-gggg', createdAt: NOON }
  await database.players.add(orphan)
  await expect(
    database.playerNames.retire(orphan.id, { name: 'former-GGGGGG', nameKey: 'former-gggggg' }, NOON),
  ).rejects.toThrow('Player_deleted_without_user')
})

test.each([
  { change: { digest: 'no digest' }, breaks: 'EmailLink_digest_form' },
  { change: { purpose: 'other' as 'reset' }, breaks: 'EmailLink_purpose_known' },
  { change: { expiresAt: NOON }, breaks: 'EmailLink_runs_out' },
])('a link with $change is refused: $breaks', async ({ change, breaks }) => {
  const userId = newId()
  await database.users.add({ id: userId, email: null, passwordHash: null, createdAt: NOON })
  const link = { digest: 'a1'.repeat(32), userId, purpose: 'reset', email: 'a@example.org' } as const
  const times = { createdAt: NOON, expiresAt: NOON + 1 }
  await expect(database.emailLinks.add({ ...link, ...times, ...change })).rejects.toThrow(breaks)
})
