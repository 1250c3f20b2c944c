import type { Client } from '../client.ts'

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

const columns = {
  id: true,
  version: true,
  kind: true,
  reversesId: true,
  reason: true,
  at: true,
  admin: { select: { name: true } },
  reversal: { select: { id: true } },
  ratings: {
    orderBy: { playerId: 'asc' },
    select: { playerId: true, before: true, change: true, after: true },
  },
} as const

export const decisionsIn = (client: Client): Decisions => ({
  add: async ({ at, ...decision }) => {
    await client.decision.create({ data: { ...decision, at: new Date(at) }, select: { id: true } })
  },
  of: async (matchId) => {
    const rows = await client.decision.findMany({
      where: { matchId },
      orderBy: { version: 'asc' },
      select: columns,
    })
    return rows.map(({ admin, at, ratings, reversal, ...decision }) => ({
      ...decision,
      at: at.getTime(),
      by: admin.name,
      isReversed: reversal !== null,
      corrections: ratings,
    }))
  },
})
