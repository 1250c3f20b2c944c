import type { Client } from '../client.ts'
import type { Prisma } from '../generated/client.ts'
import { newId } from '../new-id.ts'

/** Whom it is for, and the one thing that it tells of. */
export type NewNotice = { readonly playerId: string; readonly at: number } & (
  | { readonly kind: 'decided' | 'reversed'; readonly decisionId: string }
  | { readonly kind: 'suspended' | 'lifted'; readonly suspensionId: string }
  | { readonly kind: 'answered'; readonly appealId: string }
)

/** About a decision, as its case stands now. */
export interface DecisionNotice {
  readonly matchId: string
  readonly replayId: string | null
  /** The other one's name. */
  readonly opponent: string
  /** When the game ended. */
  readonly endedAt: number
  readonly decision: string
  readonly verdict: string
  readonly reason: string
  readonly leaverId: string | null
  /** What the decision wrote into the reader's rating ledger. */
  readonly receipt: { readonly before: number; readonly change: number; readonly after: number } | null
  /** Whether the reader has said something about the case. */
  readonly hasAppealed: boolean
}

/** What of the three is null has nothing to do with it. */
export interface NoticeRecord {
  readonly id: string
  readonly kind: string
  readonly at: number
  /** When it was put away. */
  readonly seenAt: number | null
  readonly decision: DecisionNotice | null
  readonly suspension: { readonly until: number; readonly reason: string } | null
  readonly appeal: { readonly matchId: string; readonly text: string; readonly answer: string | null } | null
}

/** What the desk has to tell players. */
export interface Notices {
  add(notices: readonly NewNotice[]): Promise<void>
  /** The player's, newest first: those that wait, or all. */
  of(playerId: string, which: 'waiting' | 'all', limit: number): Promise<readonly NoticeRecord[]>
  /** False when the player has no such notice; it stays as it is when it was put away before. */
  putAway(id: string, playerId: string, at: number): Promise<boolean>
  forgetAllOf(playerId: string): Promise<void>
}

export const noticesIn = (client: Client): Notices => ({
  add: async (notices) => {
    const data = notices.map(({ at, ...notice }) => ({ ...notice, id: newId(), at: new Date(at) }))
    await client.notice.createMany({ data })
  },
  of: async (playerId, which, limit) => {
    const where = which === 'all' ? { playerId } : { playerId, seenAt: null }
    const order = [{ at: 'desc' }, { id: 'desc' }] as const
    const rows = await client.notice.findMany({
      where,
      orderBy: [...order],
      take: limit,
      select: columnsFor(playerId),
    })
    return rows.map(recordOf)
  },
  putAway: async (id, playerId, at) => {
    await client.notice.updateMany({ where: { id, playerId, seenAt: null }, data: { seenAt: new Date(at) } })
    return (await client.notice.count({ where: { id, playerId } })) > 0
  },
  forgetAllOf: async (playerId) => {
    await client.notice.deleteMany({ where: { playerId } })
  },
})

const columnsFor = (playerId: string) =>
  ({
    ...{ id: true, kind: true, at: true, seenAt: true },
    decision: {
      select: {
        ...{ kind: true, reason: true, matchId: true },
        ratings: { where: { playerId }, select: { before: true, change: true, after: true } },
        case: {
          select: {
            ...{ verdict: true, endedAt: true, leaverId: true },
            appeals: { where: { playerId }, select: { id: true } },
            match: {
              select: {
                replay: { select: { id: true } },
                seats: {
                  where: { playerId: { not: playerId } },
                  select: { player: { select: { name: true } } },
                },
              },
            },
          },
        },
      },
    },
    suspension: { select: { until: true, reason: true } },
    appeal: { select: { matchId: true, text: true, answer: true } },
  }) as const

type Row = Prisma.NoticeGetPayload<{ readonly select: ReturnType<typeof columnsFor> }>

const recordOf = ({ appeal, at, decision, id, kind, seenAt, suspension }: Row): NoticeRecord => ({
  ...{ id, kind, appeal, at: at.getTime(), seenAt: seenAt?.getTime() ?? null },
  decision: decision === null ? null : decisionOf(decision),
  suspension: suspension === null ? null : { reason: suspension.reason, until: suspension.until.getTime() },
})

const decisionOf = (decision: NonNullable<Row['decision']>): DecisionNotice => {
  const { kind, matchId, ratings, reason } = decision
  const { appeals, endedAt, leaverId, match, verdict } = decision.case
  return {
    ...{ decision: kind, leaverId, matchId, reason, verdict, endedAt: endedAt.getTime() },
    replayId: match.replay?.id ?? null,
    opponent: match.seats.map(({ player }) => player.name).join(', '),
    receipt: ratings[0] ?? null,
    hasAppealed: appeals.length > 0,
  }
}
