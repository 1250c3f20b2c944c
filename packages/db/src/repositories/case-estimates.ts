import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'

/** Who may write an estimate: whoever claimed it last. */
export interface EstimateClaim {
  readonly matchId: string
  /** Epoch milliseconds. */
  readonly begunAt: number
}

export interface EstimateRecord {
  /** The form of `wins`. */
  readonly version: number
  /** How many games were played; 0 while it is worked on, and where it failed. */
  readonly games: number
  /** As they were stored: whoever reads them parses them by their version. */
  readonly wins: unknown
  /** When it was there, or failed; null while it is worked on. */
  readonly at: number | null
  /** Why there is none. */
  readonly failure: string | null
}

/** What computer players made of positions that were walked out of. Once a case, one at a time over all processes. */
export interface CaseEstimates {
  /**
   * Takes the next one: of whoever began before `deadSince` and has not come to an end, then the newest open case
   * without one. In a transaction: others wait for it to end.
   * @returns null while somebody works on one, and when there is none to work on
   */
  claim(claim: {
    readonly now: number
    readonly deadSince: number
    readonly version: number
  }): Promise<EstimateClaim | null>
  /** Returns whether the claim still stood: what came too late is not written. */
  finish(
    claim: EstimateClaim,
    outcome: {
      readonly games: number
      readonly wins: readonly number[]
      readonly failure: string | null
      readonly at: number
    },
  ): Promise<boolean>
  of(matchId: string): Promise<EstimateRecord | null>
}

/** The number of the lock under which claims are made, one of this database's own. */
const CLAIMING = 8_100_001

const columns = { version: true, games: true, wins: true, at: true, failure: true } as const

export const caseEstimatesIn = (client: Client): CaseEstimates => ({
  claim: async ({ now, deadSince, version }) => {
    await client.$executeRaw`SELECT pg_advisory_xact_lock(${CLAIMING}::bigint)`
    const begun = await client.caseEstimate.findFirst({
      where: { at: null },
      orderBy: { begunAt: 'asc' },
      select: { matchId: true, begunAt: true },
    })
    if (begun !== null) return begun.begunAt.getTime() < deadSince ? again(client, begun.matchId, now) : null
    const [next] = await client.$queryRaw<{ readonly matchId: string }[]>(nextCase)
    if (next === undefined) return null
    const data = { ...next, version, games: 0, wins: [], begunAt: new Date(now) }
    await client.caseEstimate.create({ data, select: { matchId: true } })
    return { ...next, begunAt: now }
  },
  finish: async ({ matchId, begunAt }, { games, wins, failure, at }) => {
    const where = { matchId, begunAt: new Date(begunAt), at: null }
    const data = { games, wins: [...wins], failure, at: new Date(at) }
    return (await client.caseEstimate.updateMany({ where, data })).count === 1
  },
  of: async (matchId) => {
    const row = await client.caseEstimate.findUnique({ where: { matchId }, select: columns })
    return row === null ? null : { ...row, at: row.at?.getTime() ?? null }
  },
})

const again = async (client: Client, matchId: string, now: number): Promise<EstimateClaim> => {
  const data = { begunAt: new Date(now) }
  await client.caseEstimate.update({ where: { matchId }, data, select: { matchId: true } })
  return { matchId, begunAt: now }
}

const nextCase = Prisma.sql`
  SELECT c."matchId" FROM "Case" c
  WHERE c."verdict" = 'open'
    AND NOT EXISTS (SELECT 1 FROM "CaseEstimate" e WHERE e."matchId" = c."matchId")
  ORDER BY c."endedAt" DESC, c."matchId" DESC LIMIT 1`
