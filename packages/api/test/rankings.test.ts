import { openTestDatabase } from '@skelly/db/testing'
import { nameKey, type Database, type SessionPlayer } from '@skelly/auth'
import { newId, weekOf } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer, NOON } from './caller.ts'
import { playGame } from './table.ts'

let database: Database
let ana: SessionPlayer
let ben: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben')
  await newcomer(database, 'Unrated')
  await playGame(database, [ana, ben])
})
afterAll(() => database.close())

const nobody = () => callerOf(database, null)
const always = { kind: 'rating', span: 'always' } as const

/** A player who is written down with a rating, as after ten games. */
const rated = async (name: string, rating: number): Promise<void> => {
  const [userId, playerId] = [newId(), newId()]
  await database.users.add({ id: userId, email: null, passwordHash: null, createdAt: NOON })
  await database.players.add({ id: playerId, userId, name, nameKey: nameKey(name), createdAt: NOON })
  await database.players.keepStanding(playerId, { rating, ratedGames: 10, highest: 3000, xp: 0 })
  const placedFrom = POLICY.matchmaking.provisionalGames
  await database.ladders.refresh({ playerIds: [playerId], week: weekOf(NOON), placedFrom })
}

test('provisional players are listed without a place, unrated ones are not', async () => {
  const list = await callerOf(database, ana).rankings.ladder(always)
  expect(list).toMatchObject({ placed: 0, provisional: 2, before: null, after: null })
  expect(list.rows.map(({ place, score, card }) => [place, score, card.name])).toEqual([
    [null, 1220, 'Ana'],
    [null, 1180, 'Ben'],
  ])
  expect(list.me?.row).toMatchObject({ place: null, card: { name: 'Ana', provisional: true } })
})

test('players with ten rated games come first; those who share a rating share a place', async () => {
  for (const [name, rating] of [
    ['High', 1500],
    ['TieOne', 1400],
    ['TieTwo', 1400],
    ['Low', 900],
  ] as const)
    await rated(name, rating)
  const { placed, provisional, rows } = await nobody().rankings.ladder(always)
  expect({ placed, provisional }).toEqual({ placed: 4, provisional: 2 })
  const places = rows.map(({ place, card }) => [card.name, place] as const)
  expect(Object.fromEntries(places)).toEqual({ High: 1, TieOne: 2, TieTwo: 2, Low: 4, Ana: null, Ben: null })
  expect(rows.slice(-2).map(({ card }) => card.name)).toEqual(['Ana', 'Ben'])
})

test('of all time by XP; no run, no place', async () => {
  const xp = await nobody().rankings.ladder({ kind: 'xp', span: 'always' })
  expect(xp.rows.map(({ card }) => card.name)).toEqual(['Ana'])
  for (const { score, card } of xp.rows) expect(score).toBe(card.xp)
  expect((await nobody().rankings.ladder({ kind: 'solo', span: 'always' })).rows).toEqual([])
})

test('my place comes with its neighbours', async () => {
  const { me } = await callerOf(database, ana).rankings.ladder(always)
  expect(me?.around.map(({ card }) => card.name)).toEqual([expect.stringMatching(/Tie/), 'Low', 'Ana', 'Ben'])
})

test('pages follow each other without a gap, there and back, and lead to whom one looks for', async () => {
  for (let number = 0; number < 120; number += 1) await rated(`Page_${String(number)}`, 1000 + (number % 7))
  const first = await nobody().rankings.ladder(always)
  const second = await nobody().rankings.ladder({ ...always, after: first.after ?? '' })
  const third = await nobody().rankings.ladder({ ...always, after: second.after ?? '' })
  const names = [first, second, third].flatMap(({ rows }) => rows.map(({ card }) => card.name))
  expect(names).toHaveLength(126)
  expect(new Set(names).size).toBe(126)
  expect([first.rows.length, second.rows.length, third.after]).toEqual([50, 50, null])
  expect(await nobody().rankings.ladder({ ...always, before: third.before ?? '' })).toEqual(second)
  expect(await nobody().rankings.ladder({ ...always, before: second.before ?? '' })).toEqual(first)
  const sought = second.rows[30]?.card.name ?? ''
  const around = await nobody().rankings.ladder({ ...always, player: sought })
  expect(around.rows.map(({ card }) => card.name)).toContain(sought)
  expect(around.rows).toHaveLength(50)
  const place = (name: string) => around.rows.find(({ card }) => card.name === name)?.place
  expect(place(sought)).toBe(second.rows[30]?.place)
  const top = await nobody().rankings.ladder({ ...always, player: 'high' })
  expect(top).toEqual(first)
})

test.each(['', 'p.1', 'x.1.00000000-0000-7000-8000-000000000000', "' OR 1=1"])(
  'no page follows %j',
  async (after) => {
    await expect(nobody().rankings.ladder({ ...always, after })).rejects.toThrow()
  },
)

test('names are found by how they begin, with their places, and nothing else is', async () => {
  const search = async (name: string) =>
    (await nobody().rankings.search({ ...always, name })).map(({ place, card }) => [card.name, place])
  expect(await search('TIE')).toEqual(
    expect.arrayContaining([
      ['TieOne', 2],
      ['TieTwo', 2],
    ]),
  )
  expect(await search('unr')).toEqual([])
  expect(await search('page_11')).toHaveLength(11)
  expect(await search('p_ge')).toEqual([])
  for (const nothing of ['', '%', '\0', '\ud800', "'"]) expect(await search(nothing)).toEqual([])
})
