import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleIn, settleMatch } from '../src/index.ts'
import { addGuests, addRoom, playOn, startGame } from './rooms/room.ts'
import { begin, flick, leave, NOON } from './table.ts'

let database: Database
let players: readonly string[]
let stranger: string
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const game = async (watching: 'anyone' | 'nobody') => {
  players = await addGuests(database, 3)
  stranger = (await addGuests(database, 1))[0] ?? ''
  const room = await addRoom(database, players[0] ?? '')
  return startGame(database, room, players, { watching, order: 'chosen' })
}
const role = async (matchId: string, playerId: string | null, now = NOON) => {
  const asked = await roleIn(database, { matchId, playerId, now }, POLICY.rooms)
  return asked.ok ? asked.value : asked.refusal
}

test.each([
  { watching: 'anyone', others: 'watcher' },
  { watching: 'nobody', others: 'not-your-match' },
] as const)('where $watching may watch, others are told $others', async ({ watching, others }) => {
  const matchId = await game(watching)
  for (const playerId of players) expect(await role(matchId, playerId)).toBe('player')
  expect(await role(matchId, stranger)).toBe(others)
  expect(await role(matchId, null)).toBe(others)
})

test('R7.2: who left the game belongs to it still', async () => {
  const matchId = await game('nobody')
  await playOn(database, matchId, [begin, flick, leave(0, 'resigned')])
  expect(await role(matchId, players[0] ?? '')).toBe('player')
})

test('a table stands for twice the time of a rematch after its game, for everybody alike', async () => {
  const matchId = await game('anyone')
  await playOn(database, matchId, [begin, flick, leave(0, 'resigned'), leave(1, 'resigned')])
  const { endedAt } = await settleMatch(database, { matchId, now: NOON })
  const over = endedAt + 2 * POLICY.rooms.rematchWithin
  expect([
    await role(matchId, players[1] ?? '', over - 1),
    await role(matchId, players[1] ?? '', over),
  ]).toEqual(['player', 'over'])
  expect([await role(matchId, stranger, over - 1), await role(matchId, stranger, over)]).toEqual([
    'watcher',
    'over',
  ])
})

test('there is nothing to join where no match is', async () => {
  expect(await role(newId(), newId())).toBe('no-such-match')
})
