import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import type { Database } from '../../src/index.ts'
import { listedRows, namesLike } from '../../src/replay-list/listed-rows.ts'
import { COMPARED, lastLookedAt, LOOKED_AT, replayCount } from '../../src/replay-list/replay-list.ts'
import type { ReplayQuestion, ReplayStart } from '../../src/replay-list/replay-question.ts'
import { openTestDatabase } from '../../src/testing/index.ts'
import { readsOf, rowsOf } from '../reads-of.ts'
import { addManyReplays, idNumbered } from './many-replays.ts'

const GAMES = 120_000
const PLAYERS = 3_000
/** Rows on a page, and one to tell whether more follow. */
const PAGE = 21
const MINUTE = 60_000

let database: Database
let client: pg.Client
/** Who played in every tenth game, who in some, and the moment of the last game. */
let [often, seldom, now] = ['', '', 0]
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  await addManyReplays(opened.url, { games: GAMES, players: PLAYERS })
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  const ids = await client.query<{ often: string; seldom: string; now: Date }>(
    `SELECT ${idNumbered('p', '50')} AS often, ${idNumbered('p', '777')} AS seldom, MAX("endedAt") AS now
    FROM "GameFacts"`,
  )
  ;({ often = '', seldom = '' } = ids.rows[0] ?? {})
  now = ids.rows[0]?.now.getTime() ?? 0
}, 240_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

type Wish = Partial<Omit<ReplayQuestion, 'playerId' | 'otherId' | 'from' | 'until'>> & {
  readonly player?: 'often' | 'seldom'
  readonly other?: 'often' | 'seldom'
  /** In minutes before the last game. */
  readonly from?: number
  readonly until?: number
}

const questionOf = ({ from, other, player, until, ...wish }: Wish): ReplayQuestion => {
  const id = (who: 'often' | 'seldom' | undefined): string | null =>
    who === undefined ? null : { often, seldom }[who]
  const moment = (minutes: number | undefined): number | null =>
    minutes === undefined ? null : now - minutes * MINUTE
  const nothing = { result: null, way: null, ending: null, event: null, least: null, most: null } as const
  return {
    ...{ ...nothing, order: 'newest', viewerIds: [], ...wish },
    ...{ playerId: id(player), otherId: id(other), from: moment(from), until: moment(until) },
  }
}

/** What is asked for, and how many rows of facts may be read for a page of it: twice the page where an index has it. */
const CASES: readonly (readonly [Wish, number])[] = [
  [{}, 2 * PAGE],
  [{ order: 'oldest' }, 2 * PAGE],
  [{ order: 'longest' }, 2 * PAGE],
  [{ order: 'shortest' }, 2 * PAGE],
  [{ from: 10_080 }, 2 * PAGE],
  [{ from: 100_000, until: 90_000 }, 2 * PAGE],
  [{ way: 'solo' }, 2 * PAGE],
  [{ way: 'ranked' }, 2 * PAGE],
  [{ way: 'solo', order: 'shortest' }, 2 * PAGE],
  [{ way: 'machine', order: 'longest' }, 2 * PAGE],
  [{ ending: 'walked-out' }, 2 * PAGE],
  [{ ending: 'void' }, 2 * PAGE],
  [{ event: 'double-kill' }, 2 * PAGE],
  [{ event: 'walk-out' }, 2 * PAGE],
  [{ event: 'knockout' }, 4 * PAGE],
  [{ least: 30, most: 60 }, 10 * PAGE],
  [{ least: 158 }, 150 * PAGE],
  [{ event: 'double-kill', way: 'ranked' }, 4 * PAGE],
  [{ way: 'ranked', ending: 'resigned' }, 4 * PAGE],
  [{ player: 'often' }, 4 * PAGE],
  [{ player: 'seldom' }, 4 * PAGE],
  [{ player: 'often', order: 'longest' }, 4 * PAGE],
  [{ player: 'often', result: 'won' }, 10 * PAGE],
  [{ player: 'often', way: 'solo' }, 20 * PAGE],
  [{ player: 'often', other: 'seldom' }, 2 * LOOKED_AT],
  [{ player: 'seldom', other: 'often' }, 2 * LOOKED_AT],
  // nothing fits: looking stops
  [{ least: 1_000_000 }, LOOKED_AT],
  // all games of somebody are read where that is no dearer than the first of them in order
  [{ player: 'often', event: 'double-kill', way: 'machine' }, 3 * LOOKED_AT],
  [{ order: 'longest', from: 90_000 }, COMPARED],
]

/** A game in the middle of all lists. */
const middle = async (): Promise<Extract<ReplayStart, { readonly kind: 'after' }>> => {
  const { rows } = await client.query<{ flicks: number; endedAt: Date; replayId: string }>(
    `SELECT "flicks", "endedAt", "replayId" FROM "GameFacts" WHERE "flicks" = 80 ORDER BY "endedAt" OFFSET 300 LIMIT 1`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('no game has 80 flicks')
  return { kind: 'after', key: { ...row, endedAt: row.endedAt.getTime() } }
}

/** Rows of facts that are read. Tables that are empty here are read anyhow. */
const factsRead = async (query: Prisma.Sql): Promise<number> => {
  const reads = (await readsOf(client, query)).filter(({ table }) => table.endsWith('Facts'))
  expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
  return rowsOf(reads, 'GameFacts') + rowsOf(reads, 'SeatFacts')
}

test.each(CASES)('%j reads at most %i rows of an index, from every place in the list', async (wish, most) => {
  const question = questionOf(wish)
  const after = await middle()
  for (const start of [{ kind: 'top' }, after, { ...after, kind: 'before' }] as const)
    expect(await factsRead(listedRows(question, start, PAGE))).toBeLessThanOrEqual(
      Math.max(most, PAGE) + PAGE,
    )
})

test.each(CASES)('%j is counted, and stopped, within what is looked at', async (wish) => {
  const question = questionOf(wish)
  const bound = wish.order === 'longest' && wish.from !== undefined ? COMPARED : 3 * LOOKED_AT
  expect(await factsRead(replayCount(question, 201))).toBeLessThanOrEqual(bound)
  expect(await factsRead(lastLookedAt(question, { kind: 'top' }))).toBeLessThanOrEqual(bound)
})

test('with a viewer, private games are asked for one by one', async () => {
  const question = { ...questionOf({ player: 'often' }), viewerIds: [often, seldom] }
  expect(await factsRead(listedRows(question, { kind: 'top' }, PAGE))).toBeLessThanOrEqual(6 * PAGE)
})

test.each(['p', 'p_1', 'p_2999'])('names like %s come from their index', async (start) => {
  const reads = await readsOf(client, namesLike(start, 8))
  expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
  expect(rowsOf(reads, 'Player')).toBeLessThanOrEqual(500)
})

test('looking stops where it says, and goes on from there', async () => {
  const question = questionOf({ least: 1_000_000 })
  let start: ReplayStart = { kind: 'top' }
  let rounds = 0
  for (;;) {
    expect(await database.replayLists.rows(question, start, PAGE)).toEqual([])
    const stop = await database.replayLists.stoppedAt(question, start)
    if (stop === null) break
    start = { kind: 'after', key: stop }
    rounds += 1
  }
  // one in a hundred is private, and no part of the list
  expect(rounds).toBe(Math.floor((GAMES * 0.99) / LOOKED_AT))
})
