import type { CasePage, CaseRow } from '@skelly/protocol'

/** A case in the list that is on the screen. */
export interface ListedCase {
  readonly row: CaseRow
  /** Whether it would no longer be listed, were the list made anew. */
  readonly isGone: boolean
}

interface Listed {
  /** As they were listed, with what is known of them now: nothing jumps under a finger. */
  readonly cases: readonly ListedCase[]
  /** How many newer ones there are that are not on the screen. */
  readonly fresh: number
}

/**
 * What a list that is on the screen looks like when its first page has been asked for again.
 * @param pages what is on the screen, from the first page on
 * @param latest the first page as it is now; null while it is not known
 */
export const listedCases = (pages: readonly CasePage[], latest: CasePage | null): Listed => {
  const shown = pages.flatMap(({ rows }) => rows)
  if (latest === null) return { cases: shown.map((row) => ({ row, isGone: false })), fresh: 0 }
  const now = new Map(latest.rows.map((row) => [row.matchId, row]))
  const known = new Set(shown.map(({ matchId }) => matchId))
  // What the latest page reaches down to; all, where it is the last.
  const reach = latest.next === null ? -Infinity : Math.min(...latest.rows.map(({ endedAt }) => endedAt))
  return {
    cases: shown.map((row) => ({
      row: now.get(row.matchId) ?? row,
      isGone: row.endedAt > reach && !now.has(row.matchId),
    })),
    fresh: latest.rows.filter(({ matchId }) => !known.has(matchId)).length,
  }
}
