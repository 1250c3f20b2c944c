import { newId, type Database, type ReplayQuestion, type ReplayStart } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listReplays } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { seedGames, type SeededGames } from './seeded-games.ts'

let database: Database
let seeded: SeededGames
beforeAll(async () => {
  database = (await openTestDatabase()).database
  seeded = await seedGames(database)
}, 60_000)
afterAll(() => database.close())

const EVERYTHING: ReplayQuestion = {
  playerId: null,
  otherId: null,
  result: null,
  way: null,
  ending: null,
  event: null,
  from: null,
  until: null,
  least: null,
  most: null,
  order: 'newest',
  viewerIds: [],
}
const TOP: ReplayStart = { kind: 'top' }

type Games = Exclude<keyof SeededGames, 'ana' | 'ben' | 'guest'>
type Wish = Partial<Omit<ReplayQuestion, 'playerId' | 'otherId'>> & {
  readonly player?: 'ana' | 'ben' | 'guest'
  readonly other?: 'ana' | 'ben' | 'guest'
}

const questionOf = ({ player, other, ...wish }: Wish): ReplayQuestion => ({
  ...EVERYTHING,
  ...wish,
  playerId: player === undefined ? null : seeded[player],
  otherId: other === undefined ? null : seeded[other],
})

const idsOf = async (wish: Wish): Promise<readonly string[]> => {
  const { games, rows } = await listReplays(database, questionOf(wish), TOP)
  expect(games).toEqual({ count: rows.length, isMore: false })
  return rows.map(({ replayId }) => replayId)
}

const CASES: readonly (readonly [Wish, readonly Games[]])[] = [
  [{}, ['resigned', 'walkedOut', 'room', 'machine', 'solo']],
  [{ player: 'ana' }, ['resigned', 'walkedOut', 'room', 'machine', 'solo']],
  [{ player: 'ben' }, ['resigned', 'walkedOut', 'room']],
  [{ player: 'guest' }, ['room']],
  [{ player: 'ben', other: 'guest' }, ['room']],
  [{ player: 'ana', other: 'ben' }, ['resigned', 'walkedOut', 'room']],
  [{ player: 'ana', result: 'won' }, ['resigned', 'room', 'solo', 'machine']],
  [{ player: 'ana', result: 'lost' }, ['walkedOut']],
  [{ player: 'ben', result: 'won' }, ['walkedOut']],
  [{ player: 'ana', result: 'void' }, []],
  [{ way: 'ranked' }, ['resigned', 'walkedOut']],
  [{ way: 'online' }, ['room']],
  [{ way: 'machine' }, ['machine']],
  [{ way: 'solo' }, ['solo']],
  [{ ending: 'resigned' }, ['resigned', 'room']],
  [{ ending: 'walked-out' }, ['walkedOut']],
  [{ ending: 'last-box' }, ['solo']],
  [{ ending: 'knockouts' }, ['machine']],
  [{ event: 'walk-out' }, ['walkedOut', 'room']],
  [{ event: 'knockout' }, ['machine']],
  [{ event: 'walk-out', way: 'online' }, ['room']],
  [{ player: 'ana', event: 'walk-out', way: 'ranked' }, ['walkedOut']],
  [{ most: 4 }, ['resigned', 'walkedOut', 'room']],
  [{ least: 3, most: 3 }, ['walkedOut']],
  [{ least: 3, most: 4, player: 'ben', order: 'longest' }, ['walkedOut', 'room']],
  [{ from: NOON, until: NOON + 86_400_000, way: 'ranked', order: 'shortest' }, ['resigned', 'walkedOut']],
  [{ until: NOON - 86_400_000 }, []],
]

test.each(CASES)('%j', async (wish, games) => {
  expect((await idsOf(wish)).toSorted()).toEqual(games.map((game) => seeded[game]).toSorted())
})

describe('sorted', () => {
  const rowsOf = async (wish: Wish) => (await listReplays(database, questionOf(wish), TOP)).rows

  test.each([{}, { player: 'ana' }] as const)('newest, oldest, longest, shortest: %j', async (wish) => {
    const newest = await rowsOf(wish)
    const ends = newest.map(({ endedAt }) => endedAt)
    expect(ends).toEqual(ends.toSorted((one, other) => other - one))
    expect((await rowsOf({ ...wish, order: 'oldest' })).map(({ replayId }) => replayId)).toEqual(
      newest.map(({ replayId }) => replayId).toReversed(),
    )
    const longest = (await rowsOf({ ...wish, order: 'longest' })).map(({ flicks }) => flicks)
    expect(longest).toEqual(longest.toSorted((one, other) => other - one))
    const inTheDays = await rowsOf({ ...wish, order: 'longest', from: 0 })
    expect(inTheDays.map(({ flicks }) => flicks)).toEqual(longest)
    expect((await rowsOf({ ...wish, order: 'shortest' })).map(({ flicks }) => flicks)).toEqual(
      longest.toReversed(),
    )
  })
})

test('a row tells who played, what it did to ratings, and where the caps lay', async () => {
  const { rows } = await listReplays(database, questionOf({ way: 'ranked', ending: 'resigned' }), TOP)
  expect(rows).toMatchObject([{ flicks: 2, way: 'ranked', ending: 'resigned', isPrivate: false }])
  const [row] = rows
  expect(row?.seats.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Ben'])
  expect(row?.seats.find(({ name }) => name === 'Ana')).toMatchObject({ place: 1, ratingChange: 20 })
  expect(row?.caps.map(({ fill }) => fill).toSorted()).toEqual(['candle', 'tar'])
})

describe('pages', () => {
  const GAMES = 53
  let many: string
  beforeAll(async () => {
    many = await addPlayer(database, 'Many')
    for (let game = 0; game < GAMES; game += 1) await addGame(game)
  }, 60_000)

  /** Rows as settling writes them, in pairs that end in the same millisecond. */
  const addGame = async (game: number, endedAt = NOON + Math.floor(game / 2)): Promise<string> => {
    const [matchId, replayId] = [newId(), newId()]
    await database.matches.add({ id: matchId, way: 'machine', setupVersion: 1, setup: {}, openedAt: NOON })
    const text = { identity: replayId.replaceAll('-', '').padEnd(64, '0'), format: 1, text: '' }
    await database.replays.add({ id: replayId, matchId, ...text, playedAt: NOON })
    await database.gameFacts.add({
      ...{ replayId, matchId, way: 'machine', endedAt, flicks: 10 + (game % 3), ending: 'knockouts' },
      ...{ events: [], capsVersion: 1, caps: [], players: [{ playerId: many, result: 'won' }] },
    })
    return replayId
  }
  const pagesOf = async (order: ReplayQuestion['order'], between = () => Promise.resolve()) => {
    const pages: (readonly string[])[] = []
    let start: ReplayStart | null = TOP
    while (start !== null) {
      const question = { ...EVERYTHING, playerId: many, order }
      const { rows, after } = await listReplays(database, question, start)
      pages.push(rows.map(({ replayId }) => replayId))
      start = after === null ? null : { kind: 'after', key: after }
      await between()
    }
    return pages
  }

  test.each(['newest', 'oldest', 'longest', 'shortest'] as const)(
    '%s: every game stands on one page, and back is where one came from',
    async (order) => {
      const pages = await pagesOf(order)
      expect(pages.map(({ length }) => length)).toEqual([20, 20, 13])
      expect(new Set(pages.flat()).size).toBe(GAMES)
      const question = { ...EVERYTHING, playerId: many, order }
      const [first] = [await listReplays(database, question, TOP)]
      if (first.after === null) throw new Error('there is a second page')
      const second = await listReplays(database, question, { kind: 'after', key: first.after })
      if (second.after === null || second.before === null) throw new Error('there is a page on either side')
      const third = await listReplays(database, question, { kind: 'after', key: second.after })
      if (third.before === null) throw new Error('there is a page before the last')
      const back = await listReplays(database, question, { kind: 'before', key: third.before })
      expect(back.rows.map(({ replayId }) => replayId)).toEqual(pages[1])
      const top = await listReplays(database, question, { kind: 'before', key: second.before })
      expect(top).toMatchObject({ before: null, rows: first.rows })
    },
  )

  test('games that end meanwhile move nobody from one page to another', async () => {
    const before = (await pagesOf('newest')).flat()
    let added = 0
    const while_ = await pagesOf('newest', async () => {
      if (added < 2) await addGame(100, NOON + 1_000_000 + (added += 1))
    })
    expect(while_.flat()).toEqual(before)
  })

  test('a page is found from a game that is gone, or never was', async () => {
    const question = { ...EVERYTHING, playerId: many }
    const key = { flicks: 1, endedAt: NOON + 10, replayId: newId() }
    const { rows } = await listReplays(database, question, { kind: 'after', key })
    expect(rows.every(({ endedAt }) => endedAt <= NOON + 10)).toBe(true)
  })
})
