import type { Database } from '@skelly/db'
import { newId } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportAccount, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from '../table.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const iso = new Date(NOON).toISOString()

test('what somebody takes along has every rated game, and adds up', async () => {
  const [ana, ben] = [await addPlayer(database, 'Ana'), await addPlayer(database, 'Ben')]
  for (const loser of [0, 1] as const) {
    const { matchId } = await playMatch(database, [ana, ben], [begin, flick, flick, leave(loser, 'resigned')])
    await settleMatch(database, { matchId, now: NOON })
  }
  const userId = newId()
  await database.users.add({ id: userId, email: 'ana@example.org', passwordHash: 'secret', createdAt: NOON })
  await database.users.verifyEmail(userId, 'ana@example.org', NOON)
  const exported = await exportAccount(database, { userId, playerId: ana, now: NOON })
  if (exported === null) throw new Error('there is an account')
  const { account, games, player, ratings } = exported
  expect(account).toMatchObject({ email: 'ana@example.org', emailVerifiedAt: iso, createdAt: iso })
  expect(JSON.stringify(exported)).not.toContain('secret')
  expect(games).toHaveLength(2)
  expect(games[0]).toMatchObject({ way: 'ranked', opponents: ['Ben'], outcome: 'won' })
  expect(ratings.map(({ before }) => before)[0]).toBe(1200)
  expect(ratings.at(-1)?.after).toBe(player.rating)
  expect(games.reduce((sum, { xp }) => sum + xp, 0)).toBe(player.xp)
})

test('a deleted account has nothing to take along', async () => {
  const playerId = await addPlayer(database, 'Cid')
  expect(await exportAccount(database, { userId: newId(), playerId, now: NOON })).toBeNull()
})
