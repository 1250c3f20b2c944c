import type { CaseKey, CaseQuestion, Database, ListedCase } from '@skelly/db'

/** Cases on a page. */
const PAGE = 25

export interface CaseList {
  readonly rows: readonly ListedCase[]
  /** Where the next page begins; null on the last. */
  readonly next: CaseKey | null
  /** How many are open, of all. */
  readonly open: number
}

/** A page of the cases that are looked for, the newest game first: as few rows are read for the last as for the first. */
export const listCases = async ({ caseQueue }: Database, question: CaseQuestion): Promise<CaseList> => {
  const found = await caseQueue.rows(question, PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const next = found.length > PAGE && last !== undefined ? last : null
  return {
    rows,
    next: next === null ? null : { endedAt: next.endedAt, matchId: next.matchId },
    open: await caseQueue.countOpen(),
  }
}
