import type { CaseKey, CaseQuestion } from '../cases/case-question.ts'
import { caseRow, caseRows, nextOpenCase } from '../cases/case-rows.ts'
import type { Client } from '../client.ts'
import type { CaseRecord } from './cases.ts'

/** What the leaver did in the 30 days up to a game, it included. */
export interface LatelyRecord {
  /** Rated ones. */
  readonly games: number
  readonly cases: number
  readonly upheld: number
}

/** A case as it stands in a list. */
export interface ListedCase extends Omit<CaseRecord, 'isPausable' | 'version' | 'decidedAt'> {
  /** In turn order. */
  readonly players: readonly { readonly id: string; readonly name: string; readonly rating: number }[]
  /** Null where nobody alone walked out. */
  readonly lately: LatelyRecord | null
}

/** What a leaver's case is among their others. */
export interface EarlierCase {
  readonly matchId: string
  readonly reason: string
  readonly verdict: string
  readonly endedAt: number
}

/** Cases as the desk goes through them. */
export interface CaseQueue {
  /** The first that fit, the newest game first. */
  rows(question: CaseQuestion, limit: number): Promise<readonly ListedCase[]>
  row(matchId: string): Promise<ListedCase | null>
  /** The newest open case before a key, or of all. */
  nextOpen(before: CaseKey | null): Promise<string | null>
  countOpen(): Promise<number>
  /** Those that the player walked out of, without one, newest first. */
  earlierOf(playerId: string, without: string, limit: number): Promise<readonly EarlierCase[]>
}

export const caseQueueIn = (client: Client): CaseQueue => ({
  rows: async (question, limit) => (await client.$queryRaw<Row[]>(caseRows(question, limit))).map(listedCase),
  row: async (matchId) => {
    const [row] = await client.$queryRaw<Row[]>(caseRow(matchId))
    return row === undefined ? null : listedCase(row)
  },
  nextOpen: async (before) => {
    const [next] = await client.$queryRaw<{ readonly matchId: string }[]>(nextOpenCase(before))
    return next?.matchId ?? null
  },
  countOpen: () => client.case.count({ where: { verdict: 'open' } }),
  earlierOf: async (leaverId, without, limit) => {
    const rows = await client.case.findMany({
      where: { leaverId, matchId: { not: without } },
      orderBy: [{ endedAt: 'desc' }, { matchId: 'desc' }],
      take: limit,
      select: { matchId: true, reason: true, verdict: true, endedAt: true },
    })
    return rows.map(({ endedAt, ...row }) => ({ ...row, endedAt: endedAt.getTime() }))
  },
})

type Row = Omit<ListedCase, 'endedAt' | 'openedAt' | 'lately'> &
  LatelyRecord & { readonly endedAt: Date; readonly openedAt: Date }

const listedCase = ({ cases, endedAt, games, openedAt, upheld, ...row }: Row): ListedCase => ({
  ...row,
  endedAt: endedAt.getTime(),
  openedAt: openedAt.getTime(),
  lately: row.leaverId === null ? null : { games, cases, upheld },
})
