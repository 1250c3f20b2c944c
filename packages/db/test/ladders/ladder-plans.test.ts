import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import type { Database } from '../../src/index.ts'
import { ladderRows, ladderSearch, ladderSize } from '../../src/ladders/ladder-rows.ts'
import { LADDER_KINDS, type LadderKey, type LadderKind } from '../../src/ladders/ladder.ts'
import { openTestDatabase } from '../../src/testing/index.ts'
import { readsOf as explained, rowsOf } from '../reads-of.ts'
import { addManyPlayers } from './many-players.ts'

const PLAYERS = 30_000
/** Rows on a page, and one to tell whether more follow. */
const PAGE = 51
/** More ratings, stars and runs than anybody has; XP come in fives. */
const SCORES = { rating: 1200, xp: 8_000, stars: 600, solo: 0 } as const satisfies Record<LadderKind, number>

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  await addManyPlayers(opened.url, PLAYERS)
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const readsOf = (query: Prisma.Sql) => explained(client, query)

const keyNumber = async (kind: LadderKind, row: number): Promise<LadderKey> => {
  const { rows } = await client.query<LadderKey>(
    `SELECT "isPlaced", "score", "playerId" FROM "LadderRow" WHERE "kind" = $1 AND "week" = 0
    ORDER BY "isPlaced" DESC, "score" DESC, "playerId" DESC OFFSET $2 LIMIT 1`,
    [kind, row],
  )
  if (rows[0] === undefined) throw new Error(`no row ${String(row)}`)
  return rows[0]
}

const SPOTS = [0, 100, PLAYERS / 2, PLAYERS - 2000]
const CASES = LADDER_KINDS.filter((kind) => kind !== 'solo').flatMap((kind) =>
  SPOTS.map((row) => ({ kind, row })),
)

test.each(CASES)('the page of $kind at row $row is one range of an index', async ({ kind, row }) => {
  const from = await keyNumber(kind, row)
  for (const stretch of [
    { from, above: 0, below: PAGE },
    { from, above: PAGE, below: 0 },
    { from, above: 21, below: 31 },
  ]) {
    const reads = await readsOf(ladderRows({ kind, week: 0 }, stretch))
    expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
    expect(rowsOf(reads, 'LadderRow')).toBeLessThanOrEqual(PAGE + 1)
    expect(rowsOf(reads, 'Player')).toBeLessThanOrEqual(PAGE + 1)
    expect(rowsOf(reads, 'LadderCount')).toBeLessThanOrEqual(SCORES[kind] + PAGE)
  }
})

test.each(['rating', 'xp', 'stars'] as const)('the top of %s reads a page', async (kind) => {
  const reads = await readsOf(ladderRows({ kind, week: 0 }, { from: 'top', below: PAGE }))
  expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
  expect(rowsOf(reads, 'LadderRow')).toBe(PAGE)
  expect(rowsOf(reads, 'LadderCount')).toBeLessThanOrEqual(PAGE)
})

test.each(['rating', 'xp', 'stars'] as const)('how many stand in %s is a sum over scores', async (kind) => {
  const reads = await readsOf(ladderSize({ kind, week: 0 }))
  expect(rowsOf(reads, 'LadderRow')).toBe(0)
  expect(rowsOf(reads, 'LadderCount')).toBeLessThanOrEqual(2 * SCORES[kind])
})

test.each(['p', 'p_1', 'p_29999'])('looking for %s reads the index of names', async (start) => {
  const reads = await readsOf(ladderSearch({ kind: 'rating', week: 0 }, start, 20))
  expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
  expect(rowsOf(reads, 'Player')).toBeLessThanOrEqual(520)
  expect(rowsOf(reads, 'LadderRow')).toBeLessThanOrEqual(500)
})

test('places are what counting everybody gives', async () => {
  for (const row of [0, 777, 12_345, 20_000]) {
    const from = await keyNumber('rating', row)
    const [own] = await database.ladders.rows({ kind: 'rating', week: 0 }, { from, above: 0, below: 1 })
    const { rows } = await client.query<{ place: number }>(
      `SELECT 1 + COUNT(*)::int AS "place" FROM "LadderRow"
      WHERE "kind" = 'rating' AND "week" = 0 AND "isPlaced" AND "score" > $1`,
      [from.score],
    )
    expect(own?.place).toBe(from.isPlaced ? rows[0]?.place : null)
  }
})
