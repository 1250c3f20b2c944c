import type { Database } from '@skelly/db'
import { newId } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POLICY } from '@skelly/protocol'
import { appealCase, decideCase, exportAccount, imposeSuspension, settleMatch } from '../../src/index.ts'
import { addModerator } from '../desk.ts'
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

test('what the desk keeps of somebody goes along, too', async () => {
  const [ann, bob] = [await addPlayer(database, 'Ann'), await addPlayer(database, 'Bob')]
  const admin = await addModerator(database, 'Dee')
  const { matchId } = await playMatch(database, [ann, bob], [begin, flick, leave(0, 'silent')])
  await settleMatch(database, { matchId, now: NOON })
  const leaver = (await database.cases.of(matchId))?.leaverId ?? ''
  await appealCase(database, { matchId, playerId: leaver, text: 'A tunnel.', now: NOON })
  await decideCase(database, { matchId, version: 0, kind: 'void', reason: 'So it was.', admin, now: NOON })
  const until = NOON + 1000
  const suspension = { playerId: leaver, matchId, until, reason: 'x', admin, now: NOON }
  await imposeSuspension(database, suspension, POLICY.suspensions)
  const userId = newId()
  await database.users.add({ id: userId, email: 'ann@example.org', passwordHash: null, createdAt: NOON })
  const exported = await exportAccount(database, { userId, playerId: leaver, now: NOON })
  expect(exported?.desk).toMatchObject({
    cases: [
      {
        matchId,
        reason: 'silent',
        verdict: 'voided',

        walkedOut: true,
        stake: 20,
      },
    ],
    appeals: [{ matchId, text: 'A tunnel.', at: iso, answer: null, answeredAt: null }],
    suspensions: [{ reason: 'x', at: iso, until: new Date(until).toISOString(), liftedAt: null }],
    notices: [
      { at: iso, isPutAway: false, about: { kind: 'suspended', until, reason: 'x' } },
      {
        at: iso,
        isPutAway: false,
        about: { kind: 'decided', reason: 'So it was.', receipt: { change: 20 } },
      },
    ],
  })
  expect(exported?.ratings.at(-1)).toMatchObject({
    decision: 'void',
    expected: null,
    before: 1180,
    after: 1200,
  })
})

test('a deleted account has nothing to take along', async () => {
  const playerId = await addPlayer(database, 'Cid')
  expect(await exportAccount(database, { userId: newId(), playerId, now: NOON })).toBeNull()
})
