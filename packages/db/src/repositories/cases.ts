import type { Client } from '../client.ts'

export interface NewCase {
  readonly matchId: string
  /** silent, three-clocks, both-gone, left-together or server-lost. */
  readonly reason: string
  /** When the game ended. */
  readonly endedAt: number
  readonly openedAt: number
  /** Null where nobody alone walked out. */
  readonly leaverId: string | null
  /** What the leaver's rating lost by it, from 0. */
  readonly stake: number
  /** Whether it counts for pauses when it is upheld. */
  readonly isPausable: boolean
}

/** What stands about a case. */
export interface StandingVerdict {
  /** open, upheld, voided or excused. */
  readonly verdict: string
  /** How many decisions it has. */
  readonly version: number
  /** Null while it is open. */
  readonly decidedAt: number | null
}

export interface CaseRecord extends NewCase, StandingVerdict {
  readonly isAppealed: boolean
}

/** A walk-out that counts for pauses. */
export interface UpheldWalkOut {
  readonly matchId: string
  readonly endedAt: number
  readonly decidedAt: number
}

/** Ranked games that somebody walked out of, or that the server lost (R10.7). */
export interface Cases {
  /** @throws when the match has one */
  add(opened: NewCase): Promise<void>
  of(matchId: string): Promise<CaseRecord | null>
  /** Like `of`, and nobody else decides it until the transaction ends. */
  lock(matchId: string): Promise<CaseRecord | null>
  keepVerdict(matchId: string, standing: StandingVerdict): Promise<void>
  /** Whether an appeal waits for its answer. */
  keepAppealed(matchId: string, isAppealed: boolean): Promise<void>
  /** The player's walk-outs that were upheld and count for pauses, by the ends of their games. */
  upheldOf(playerId: string): Promise<readonly UpheldWalkOut[]>
}

const columns = {
  matchId: true,
  reason: true,
  endedAt: true,
  openedAt: true,
  leaverId: true,
  stake: true,
  isPausable: true,
  verdict: true,
  version: true,
  decidedAt: true,
  isAppealed: true,
} as const

const select = { matchId: true } as const

export const casesIn = (client: Client): Cases => {
  const of = async (matchId: string): Promise<CaseRecord | null> => {
    const row = await client.case.findUnique({ where: { matchId }, select: columns })
    if (row === null) return null
    const [endedAt, openedAt] = [row.endedAt.getTime(), row.openedAt.getTime()]
    return { ...row, endedAt, openedAt, decidedAt: row.decidedAt?.getTime() ?? null }
  }
  return {
    add: async ({ endedAt, openedAt, ...opened }) => {
      const data = { ...opened, endedAt: new Date(endedAt), openedAt: new Date(openedAt) }
      await client.case.create({ data, select })
    },
    of,
    lock: async (matchId) => {
      await client.$queryRaw`SELECT 1 FROM "Case" WHERE "matchId" = ${matchId}::uuid FOR NO KEY UPDATE`
      return of(matchId)
    },
    keepVerdict: async (matchId, { decidedAt, ...standing }) => {
      const data = { ...standing, decidedAt: decidedAt === null ? null : new Date(decidedAt) }
      await client.case.update({ where: { matchId }, data, select })
    },
    keepAppealed: async (matchId, isAppealed) => {
      await client.case.update({ where: { matchId }, data: { isAppealed }, select })
    },
    upheldOf: (playerId) => upheldWalkOuts(client, playerId),
  }
}

const upheldWalkOuts = async (client: Client, leaverId: string): Promise<readonly UpheldWalkOut[]> => {
  const rows = await client.case.findMany({
    where: { leaverId, verdict: 'upheld', isPausable: true },
    orderBy: { endedAt: 'asc' },
    select: { matchId: true, endedAt: true, decidedAt: true },
  })
  return rows.flatMap(({ matchId, endedAt, decidedAt }) =>
    decidedAt === null ? [] : [{ matchId, endedAt: endedAt.getTime(), decidedAt: decidedAt.getTime() }],
  )
}
