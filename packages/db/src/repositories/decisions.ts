import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'

export interface NewDecision {
  readonly id: string
  readonly matchId: string
  /** The case's version that it leads to, from 1. */
  readonly version: number
  /** uphold, void, excuse, reverse or note. */
  readonly kind: string
  /** The decision that it takes back. */
  readonly reversesId: string | null
  readonly reason: string
  readonly adminId: string
  readonly at: number
}

/** What a decision did to a rating. */
export interface CorrectionRecord {
  readonly playerId: string
  readonly before: number
  readonly change: number
  readonly after: number
}

export interface DecisionRecord extends Omit<NewDecision, 'adminId' | 'matchId'> {
  /** What whoever decided is called. */
  readonly by: string
  /** Whether it was taken back. */
  readonly isReversed: boolean
  readonly corrections: readonly CorrectionRecord[]
}

/** What was said about cases. Append-only. */
export interface Decisions {
  /** @throws when the case has that many already: lock it and look first */
  add(decision: NewDecision): Promise<void>
  /** Of a case, in order. */
  of(matchId: string): Promise<readonly DecisionRecord[]>
}

export const decisionsIn = (client: Client): Decisions => ({
  add: async ({ at, ...decision }) => {
    await client.decision.create({ data: { ...decision, at: new Date(at) }, select: { id: true } })
  },
  of: async (matchId) => {
    const rows = await client.$queryRaw<Row[]>(decisionsOn(matchId))
    return rows.map((row) => ({ ...row, at: row.at.getTime() }))
  },
})

type Row = Omit<DecisionRecord, 'at'> & { readonly at: Date }

/** One statement: it is asked within transactions, whose connection takes one at a time. */
const decisionsOn = (matchId: string): Prisma.Sql => Prisma.sql`
  SELECT d."id", d."version", d."kind", d."reversesId", d."reason", d."at", a."name" AS "by",
    EXISTS (SELECT FROM "Decision" r WHERE r."reversesId" = d."id") AS "isReversed",
    COALESCE((
      SELECT json_agg(json_build_object('playerId', e."playerId", 'before', e."before", 'change', e."change",
        'after', e."after") ORDER BY e."playerId")
      FROM "RatingEntry" e WHERE e."decisionId" = d."id"), '[]') AS "corrections"
  FROM "Decision" d JOIN "Admin" a ON a."id" = d."adminId"
  WHERE d."matchId" = ${matchId}::uuid ORDER BY d."version"`
