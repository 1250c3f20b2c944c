import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseQuestion } from '../../src/cases/case-question.ts'
import { caseRow, caseRows, nextOpenCase } from '../../src/cases/case-rows.ts'
import type { Database } from '../../src/index.ts'
import { openTestDatabase } from '../../src/testing/index.ts'
import { readsOf, rowsOf } from '../reads-of.ts'
import { idNumbered } from '../replay-list/many-replays.ts'
import { addManyCases } from './many-cases.ts'

const CASES = 5_000
const PLAYERS = 2_000
/** Rows on a page, and one to tell whether more follow. */
const PAGE = 26
/** ms that a page may take (issue 8). */
const GOAL = 100

let database: Database
let client: pg.Client
/** A case in the middle of all lists. */
let middle: { readonly endedAt: number; readonly matchId: string }
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  await addManyCases(opened.url, { cases: CASES, players: PLAYERS })
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  const { rows } = await client.query<{ endedAt: Date; matchId: string }>(
    'SELECT "endedAt", "matchId" FROM "Case" ORDER BY "endedAt" DESC OFFSET $1 LIMIT 1',
    [CASES / 2],
  )
  const [row] = rows
  if (row === undefined) throw new Error('no case')
  middle = { matchId: row.matchId, endedAt: row.endedAt.getTime() }
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const NOTHING = { verdict: null, reason: null, leaverKeyStart: '', isAppealed: false } as const
type Wish = Partial<Omit<CaseQuestion, 'after'>>

/**
 * What is asked for, and how many rows of cases may be read for a page of it beside those that tell of its leavers: as
 * many as it has where an index has them in order.
 */
const QUESTIONS: readonly (readonly [Wish, number])[] = [
  [{}, PAGE],
  [{ verdict: 'open' }, PAGE],
  [{ verdict: 'upheld' }, PAGE],
  [{ verdict: 'voided' }, PAGE],
  [{ verdict: 'excused' }, PAGE],
  [{ reason: 'silent' }, PAGE],
  [{ reason: 'server-lost' }, PAGE],
  [{ verdict: 'open', reason: 'three-clocks' }, PAGE],
  [{ verdict: 'upheld', reason: 'both-gone' }, PAGE],
  [{ isAppealed: true }, PAGE],
  // of the 50 that wait for an answer the others are read and left out
  [{ isAppealed: true, verdict: 'upheld' }, 60],
  [{ isAppealed: true, reason: 'silent' }, 60],
  [{ isAppealed: true, verdict: 'open', reason: 'silent' }, 60],
  [{ leaverKeyStart: 'player_7' }, 600],
  [{ leaverKeyStart: 'player_77' }, 60],
  [{ leaverKeyStart: 'player_7', verdict: 'upheld' }, 800],
  [{ leaverKeyStart: 'player_7', reason: 'silent', verdict: 'open' }, 800],
  [{ leaverKeyStart: 'player_7', isAppealed: true }, 800],
  [{ leaverKeyStart: 'nobody' }, 0],
]

/** What the rows of a page say of their leavers' last 30 days. */
const LATELY = PAGE * 30

test.each(QUESTIONS)('%j reads at most %i cases of an index, from the top and from the middle', async (wish, most) => {
  for (const after of [null, middle]) {
    const question = { ...NOTHING, ...wish, after }
    const reads = await readsOf(client, caseRows(question, PAGE))
    expect(reads.filter(({ how, table }) => how.includes('Seq') && table !== '')).toEqual([])
    expect(rowsOf(reads, 'Case')).toBeLessThanOrEqual(most + LATELY)
    expect(rowsOf(reads, 'Seat')).toBeLessThanOrEqual(2 * PAGE)
  }
})

test.each(QUESTIONS)('%j answers in order, each case once, without the one that it begins after', async (wish) => {
  const { rows: due } = await client.query<{ matchId: string }>(
    `SELECT "matchId" FROM "Case" c LEFT JOIN "Player" p ON p."id" = c."leaverId"
    WHERE ($1::text IS NULL OR "verdict" = $1) AND ($2::text IS NULL OR "reason" = $2)
      AND ($3 = '' OR p."nameKey" LIKE replace($3, '_', '\\_') || '%') AND (NOT $4::boolean OR "isAppealed")
    ORDER BY "endedAt" DESC, "matchId" DESC LIMIT 60`,
    [wish.verdict ?? null, wish.reason ?? null, wish.leaverKeyStart ?? '', wish.isAppealed ?? false],
  )
  const found: string[] = []
  let after: CaseQuestion['after'] = null
  for (let page = 0; page < 3; page += 1) {
    const rows = await database.caseQueue.rows({ ...NOTHING, ...wish, after }, 20)
    found.push(...rows.map(({ matchId }) => matchId))
    after = rows.at(-1) ?? after
  }
  expect(found).toEqual(due.map(({ matchId }) => matchId))
})

test('one case, the next open one and how many are open are read off indexes too', async () => {
  const one = await readsOf(client, caseRow(middle.matchId))
  expect(rowsOf(one, 'Case')).toBeLessThanOrEqual(30)
  for (const before of [null, middle]) {
    const next = await readsOf(client, nextOpenCase(before))
    expect(rowsOf(next, 'Case')).toBeLessThanOrEqual(1)
    expect(next.map(({ how }) => how).join()).toContain('Index')
  }
  expect(await database.caseQueue.countOpen()).toBe(400)
})

test('a row tells of the leaver’s last 30 days up to the game', async () => {
  const { rows } = await client.query<{ matchId: string; games: number; cases: number; upheld: number }>(
    `SELECT c."matchId",
      (SELECT COUNT(*) FROM "RatingEntry" r WHERE r."playerId" = c."leaverId"
        AND r."at" > c."endedAt" - interval '30 days' AND r."at" <= c."endedAt")::int AS "games",
      COUNT(o.*)::int AS "cases", (COUNT(o.*) FILTER (WHERE o."verdict" = 'upheld'))::int AS "upheld"
    FROM "Case" c JOIN "Case" o ON o."leaverId" = c."leaverId"
      AND o."endedAt" > c."endedAt" - interval '30 days' AND o."endedAt" <= c."endedAt"
    WHERE c."leaverId" = ${idNumbered('p', '7')} GROUP BY c."matchId" ORDER BY c."endedAt" DESC LIMIT 5`,
  )
  const listed = await database.caseQueue.rows({ ...NOTHING, leaverKeyStart: 'player_7', after: null }, 500)
  for (const { matchId, ...lately } of rows)
    expect(listed.find((row) => row.matchId === matchId)?.lately).toEqual(lately)
  expect(rows[0]?.cases).toBeGreaterThan(5)
})

test(`a page of ${String(CASES)} cases is there within ${String(GOAL)} ms in the median`, async () => {
  const medians = []
  for (const [wish] of QUESTIONS) {
    const times = []
    for (let turn = 0; turn < 9; turn += 1) {
      const begun = performance.now()
      await database.caseQueue.rows({ ...NOTHING, ...wish, after: turn % 2 === 0 ? null : middle }, PAGE)
      await database.caseQueue.countOpen()
      times.push(performance.now() - begun)
    }
    const median = times.toSorted((one, other) => one - other)[4] ?? Infinity
    medians.push({ wish: JSON.stringify(wish), median })
  }
  console.info(medians.map(({ wish, median }) => `${median.toFixed(1)} ms ${wish}`).join('\n'))
  for (const { median } of medians) expect(median).toBeLessThan(GOAL)
})
