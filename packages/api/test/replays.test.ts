import { openTestDatabase } from '@skelly/db/testing'
import type { Database, SessionPlayer } from '@skelly/auth'
import type { MatchResult } from '@skelly/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf, newcomer, newGuest, type NewGuest } from './caller.ts'
import { openRoomFor, playRoomGame } from './room.ts'
import { playGame } from './table.ts'

let database: Database
let ana: SessionPlayer
let ben: SessionPlayer
let cid: SessionPlayer
let guest: NewGuest
let ranked: MatchResult
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben')
  cid = await newcomer(database, 'Cid')
  guest = await newGuest(database)
  ranked = await playGame(database, [ana, ben])
}, 60_000)
afterAll(() => database.close())

const nobody = () => callerOf(database, null)
const asGuest = () => callerOf(database, null, { jar: guest.jar })

test('everybody sees who played, how it ended and what it did to ratings', async () => {
  const page = await nobody().replays.browse({ player: 'ANA', way: 'ranked' })
  expect(page).toMatchObject({ player: 'Ana', against: null, games: { count: 1, isMore: false } })
  expect(page).toMatchObject({ before: null, after: null, hasStopped: false, isCut: false, unknown: [] })
  const [row] = page.rows
  expect(row).toMatchObject({ id: ranked.replayId, way: 'ranked', flicks: 2, ending: 'resigned', events: [] })
  expect(row?.seats.find(({ name }) => name === 'Ana')).toMatchObject({ place: 1, ratingChange: 20 })
  expect(row?.seats.every(({ inGame, x, y }) => typeof inGame === 'boolean' && x > 0 && y > 0)).toBe(true)
})

test('under an old name the games of who has another one now', async () => {
  await database.pastNames.keep({ nameKey: 'annie', playerId: ana.playerId, name: 'Annie', leftAt: 0 })
  expect(await nobody().replays.browse({ player: 'Annie' })).toMatchObject({ player: 'Ana' })
})

test.each(['Nemo', '', '\0', '<b>', '\ud800ab'])('nobody is called %j: that is said', async (name) => {
  const nothing = { rows: [], unknown: [name], games: { count: 0, isMore: false } }
  expect(await nobody().replays.browse({ player: name })).toMatchObject(nothing)
  expect(await nobody().replays.browse({ against: name })).toMatchObject(nothing)
})

test.each([
  { way: 'local' },
  { order: 'best' },
  { from: -1 },
  { until: 1e300 },
  { least: 0.5 },
  { most: -1 },
  { after: 'x' },
  { before: '1.2.3' },
  { after: `1.2.${'a'.repeat(36)}` },
  { hidden: true },
])('%j is no question', async (question) => {
  const api = nobody()
  // as a request brings it, of any type
  await expect(api.replays.browse(question as never)).rejects.toThrow()
})

test('names are suggested by how they begin; guests’ are not', async () => {
  expect(await nobody().replays.names({ start: 'a' })).toEqual(['Ana'])
  expect(await nobody().replays.names({ start: 'CI' })).toEqual(['Cid'])
  for (const start of ['', 'guest-', '%', '_', 'a\0', "' OR 1=1"])
    expect(await nobody().replays.names({ start })).toEqual([])
})

describe('a game that all who played want private', () => {
  let game: MatchResult
  const id = (): string => game.replayId ?? ''
  beforeAll(async () => {
    const room = await openRoomFor(database, cid, 'AB2C')
    game = await playRoomGame(database, room, [cid.playerId, guest.playerId])
  })
  const listed = async (api = nobody()): Promise<readonly string[]> =>
    (await api.replays.browse({ player: 'Cid' })).rows.map((row) => row.id)
  const recent = async (api = nobody()): Promise<readonly (string | null)[]> =>
    (await api.players.profile({ name: 'Cid' })).recent.map(({ replayId }) => replayId)

  test('one of two says so: it stays everybody’s', async () => {
    expect(await callerOf(database, cid).replays.choosePrivacy({ id: id(), wantsPrivate: true })).toEqual({
      ok: true,
      value: false,
    })
    expect(await nobody().replays.byId({ id: id() })).toMatchObject({
      privacy: { isPrivate: false, own: null },
    })
    expect(await asGuest().replays.byId({ id: id() })).toMatchObject({
      privacy: { own: { wantsPrivate: false, others: 0 } },
    })
    expect(await listed()).toEqual([id()])
    expect(await recent()).toEqual([id()])
  })

  test('both say so: only they see it, in lists, on profiles, by its address and after the game', async () => {
    expect(await asGuest().replays.choosePrivacy({ id: id(), wantsPrivate: true })).toEqual({
      ok: true,
      value: true,
    })
    for (const api of [nobody(), callerOf(database, ana)]) {
      await expect(api.replays.byId({ id: id() })).rejects.toThrow('no-such-replay')
      expect(await listed(api)).toEqual([])
      expect((await api.replays.browse({})).rows.map((row) => row.id)).toEqual([ranked.replayId])
      expect((await api.replays.browse({ player: 'Cid' })).games).toEqual({ count: 0, isMore: false })
      expect(await recent(api)).toEqual([])
      expect((await api.players.profile({ name: 'Cid' })).shots.every(({ replayId }) => !replayId)).toBe(true)
      expect(await api.match.result({ matchId: game.matchId })).toMatchObject({ replayId: null })
    }
    for (const api of [callerOf(database, cid), asGuest()]) {
      expect(await api.replays.byId({ id: id() })).toMatchObject({
        privacy: { isPrivate: true, own: { wantsPrivate: true, others: 0 } },
      })
      expect(await listed(api)).toEqual([id()])
      expect(await recent(api)).toEqual([id()])
      expect(await api.match.result({ matchId: game.matchId })).toMatchObject({ replayId: id() })
    }
  })

  test('one takes it back: it is everybody’s again', async () => {
    expect(await callerOf(database, cid).replays.choosePrivacy({ id: id(), wantsPrivate: false })).toEqual({
      ok: true,
      value: false,
    })
    expect(await listed()).toEqual([id()])
  })

  test('nobody else has a say, and a ranked game has none', async () => {
    const refused = { ok: false, refusal: 'no-such-replay' }
    for (const api of [nobody(), callerOf(database, ana)])
      expect(await api.replays.choosePrivacy({ id: id(), wantsPrivate: true })).toEqual(refused)
    expect(
      await callerOf(database, ana).replays.choosePrivacy({ id: ranked.replayId ?? '', wantsPrivate: true }),
    ).toEqual({ ok: false, refusal: 'ranked-is-public' })
  })
})
