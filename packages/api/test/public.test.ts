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
    record: { won: 1, lost: 0, void: 0 },
    rating: [{ rating: 1220, matchId, replayId }],
    recent: [{ matchId, outcome: 'won', opponents: ['Ben'], ratingChange: 20, replayId }],
  })
  expect(profile.recent[0]?.xp).toBe(profile.card.xp)
})

test.each(['Nemo', '<b>', '', '\0', 'Ana\0', '\ud800ab'])('nobody is called %j', async (name) => {
  await expect(nobody().players.profile({ name })).rejects.toThrow('no-such-player')
})

test('provisional players are listed without a place, unrated ones are not', async () => {
  const list = await callerOf(database, ana).rankings.rating({ page: 1 })
  expect(list).toMatchObject({
    page: 1,
    pages: 1,
    players: 2,
    me: { place: null, page: 1, card: { name: 'Ana' } },
  })
  expect(list.rows.map(({ place, card }) => [place, card.name])).toEqual([
    [null, 'Ana'],
    [null, 'Ben'],
  ])
})

test('players with ten rated games come first; those who share a rating share a place', async () => {
  const standings = [
    { name: 'High', rating: 1500 },
    { name: 'TieOne', rating: 1400 },
    { name: 'TieTwo', rating: 1400 },
    { name: 'Low', rating: 900 },
  ]
  for (const { name, rating } of standings) {
    const { playerId } = await newcomer(database, name)
    await database.players.keepStanding(playerId, { rating, ratedGames: 10, highest: 1500, xp: 0 })
  }
  const { rows } = await nobody().rankings.rating({ page: 1 })
  const places = new Map(rows.map(({ place, card }) => [card.name, place]))
  expect(Object.fromEntries(places)).toEqual({ High: 1, TieOne: 2, TieTwo: 2, Low: 4, Ana: null, Ben: null })
  expect(rows.slice(-2).map(({ card }) => card.name)).toEqual(['Ana', 'Ben'])
  expect((await nobody().rankings.rating({ page: 2 })).rows).toEqual([])
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
