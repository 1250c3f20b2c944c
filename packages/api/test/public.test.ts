import { openTestDatabase } from '@skelly/db/testing'
import type { Database, SessionPlayer } from '@skelly/auth'
import { decodeReplay, verifyReplay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer } from './caller.ts'
import { playGame } from './table.ts'

let database: Database
let ana: SessionPlayer
let result: MatchResult
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  const ben = await newcomer(database, 'Ben')
  await newcomer(database, 'Unrated')
  result = await playGame(database, [ana, ben])
})
afterAll(() => database.close())

const nobody = () => callerOf(database, null)

test('a profile shows card, record, ratings and games', async () => {
  const profile = await nobody().players.profile({ name: 'aNA' })
  const { matchId, replayId } = result
  expect(profile).toMatchObject({
    card: { name: 'Ana', rating: 1220, provisional: true, ratedGames: 1 },
    rating: [{ before: 1200, after: 1220, opponent: 'Ben', replayId }],
    ways: [{ way: 'ranked', won: 1, lost: 0, void: 0 }],
    opponents: [{ name: 'Ben', ahead: 1, behind: 0 }],
    fills: [{ games: 1, won: 1 }],
    soloBest: null,
    stars: 0,
    chapterStars: Array.from({ length: 10 }, () => 0),
    recent: [{ matchId, outcome: 'won', opponents: ['Ben'], ratingChange: 20, replayId }],
  })
  expect(profile.recent[0]?.xp).toBe(profile.card.xp)
  expect(profile.ways[0]?.xp).toBe(profile.card.xp)
})

test.each(['Nemo', '<b>', '', '\0', 'Ana\0', '\ud800ab'])('nobody is called %j', async (name) => {
  await expect(nobody().players.profile({ name })).rejects.toThrow('no-such-player')
})

test('a replay is for everybody, and verifies', async () => {
  const replay = await nobody().replays.byId({ id: result.replayId ?? '' })
  expect(replay).toMatchObject({ id: result.replayId, result })
  const decoded = decodeReplay(replay.text)
  if (!decoded.ok) throw new Error(decoded.refusal)
  expect(verifyReplay(decoded.value)).toMatchObject({ verified: true })
})

test.each(['nothing', '00000000-0000-7000-8000-000000000000', "' OR 1=1"])(
  'no replay has the id %s',
  async (id) => {
    await expect(nobody().replays.byId({ id })).rejects.toThrow('no-such-replay')
  },
)
