import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditKey, AuditQuestion } from '../../src/audit-list/audit-question.ts'
import { auditRows } from '../../src/audit-list/audit-rows.ts'
import type { Database } from '../../src/index.ts'
import { openTestDatabase } from '../../src/testing/index.ts'
import { readsOf, rowsOf } from '../reads-of.ts'
import { addManyEntries, adminNumbered, DESK } from './many-entries.ts'

const ENTRIES = 20_000
const NOW = 1_800_000_000_000
const MINUTE = 60_000
/** Rows on a page, and one to tell whether more follow. */
const PAGE = 51

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  await addManyEntries(opened.url, ENTRIES, NOW)
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const questionOf = (wish: Partial<AuditQuestion>): AuditQuestion => ({
  ...{ who: null, action: null, subject: null, subjectId: null, from: null, until: null, text: '' },
  ...wish,
})
const subjectId = '018f0000-0000-7000-9000-000000000777'

/** What is asked, and how many rows may be read for a page of it. */
const CASES: readonly (readonly [Partial<AuditQuestion>, number])[] = [
  [{}, PAGE],
  // one in eleven, or one in three, of all: they are read in order and left out
  [{ who: adminNumbered(3) }, DESK * PAGE],
  [{ who: adminNumbered(DESK - 1) }, PAGE],
  [{ who: 'command-line' }, PAGE],
  [{ action: 'case.void' }, 4 * PAGE],
  [{ action: 'admin.set-role' }, PAGE],
  [{ subject: 'case', subjectId }, PAGE],
  [{ from: NOW - 5000 * MINUTE, until: NOW - 4000 * MINUTE }, PAGE],
  [{ until: NOW - 19_990 * MINUTE }, PAGE],
  [{ who: adminNumbered(3), from: NOW - 9000 * MINUTE, until: NOW - 4000 * MINUTE }, DESK * PAGE],
  [{ action: 'admin.sign-in', who: adminNumbered(3) }, 4 * DESK * PAGE],
  [{ subject: 'case' }, 4 * PAGE],
  [{ text: 'zebra' }, 2 * PAGE],
  [{ text: 'ZEBRA@example.org' }, 2 * PAGE],
  [{ text: 'lost 1234' }, 2 * PAGE],
  [{ text: subjectId }, 10 * PAGE],
  [{ text: 'nobody wrote this' }, PAGE],
]

test.each(CASES)(
  '%j reads at most %i rows, by an index, from the top and from the middle',
  async (wish, most) => {
    const question = questionOf(wish)
    const [middle] = await database.audit.list(questionOf({ until: NOW - 10_000 * MINUTE }), null, 1)
    for (const after of [null, middle ?? null]) {
      const reads = await readsOf(client, auditRows(question, after, PAGE))
      expect(reads.filter(({ how }) => how.includes('Seq'))).toEqual([])
      expect(rowsOf(reads, 'AuditEntry')).toBeLessThanOrEqual(most)
    }
  },
)

/** All that fits, page by page. */
const all = async (question: AuditQuestion): Promise<readonly AuditKey[]> => {
  const entries: AuditKey[] = []
  for (;;) {
    const page = await database.audit.list(question, entries.at(-1) ?? null, 997)
    if (page.length === 0) return entries
    entries.push(...page)
  }
}

test('page by page every entry comes once, the newest first', async () => {
  const entries = await all(questionOf({}))
  expect(entries).toHaveLength(ENTRIES)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(ENTRIES)
  expect(entries.map(({ at }) => at)).toEqual(
    entries.map(({ at }) => at).toSorted((one, other) => other - one),
  )
})

test.each([
  [{ text: 'zebra' }, 5],
  [{ text: 'Zeb exam WROTE' }, 5],
  [{ text: 'zebra nobody' }, 0],
  [{ text: "zebra' | 'line & (" }, 5],
  [{ text: '\\ : * !' }, ENTRIES],
  [{ text: 'voided', action: 'admin.sign-in' }, 67],
  [{ who: 'command-line' }, 20],
  [{ who: adminNumbered(DESK - 1) }, 8],
  [{ subject: 'case', subjectId }, 4],
  [{ from: NOW - 10 * MINUTE, until: NOW - 5 * MINUTE }, 5],
] as const)('%j finds %i', async (wish, count) => {
  expect(await all(questionOf(wish))).toHaveLength(count)
})

test('a page with words is not waited for', async () => {
  const times: number[] = []
  for (const text of ['line', 'lost 19', 'zebra', 'case uphold', 'desk_3']) {
    const began = performance.now()
    await database.audit.list(questionOf({ text }), null, PAGE)
    times.push(performance.now() - began)
  }
  const median = times.toSorted((one, other) => one - other)[2] ?? Infinity
  process.stdout.write(
    `a page of the audit by words, of ${ENTRIES} entries: median ${median.toFixed(1)} ms\n`,
  )
  expect(median).toBeLessThan(500)
})
