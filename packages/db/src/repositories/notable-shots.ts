import type { NotableKind } from '@skelly/engine'
import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'

export interface NewNotableShot {
  readonly matchId: string
  readonly playerId: string
  readonly kind: NotableKind
  readonly value: number
  readonly ply: number
}

export interface NotableShotRecord {
  readonly kind: string
  readonly value: number
  readonly ply: number
  readonly matchId: string
  readonly at: number
  readonly replayId: string | null
}

/** Players' best shots of each game. */
export interface NotableShots {
  add(shots: readonly NewNotableShot[]): Promise<void>
  /** The player's best of a kind, the best first, the earliest of those as good. */
  bestOf(playerId: string, kind: NotableKind, limit: number): Promise<readonly NotableShotRecord[]>
}

export const notableShotsIn = (client: Client): NotableShots => ({
  add: async (shots) => {
    await client.notableShot.createMany({ data: [...shots] })
  },
  bestOf: async (playerId, kind, limit) => {
    const rows = await client.$queryRaw<Row[]>(best(playerId, kind, limit))
    return rows.map(({ endedAt, ...row }) => ({ ...row, at: endedAt.getTime() }))
  },
})

type Row = Omit<NotableShotRecord, 'at'> & { readonly endedAt: Date }

const best = (playerId: string, kind: NotableKind, limit: number): Prisma.Sql => Prisma.sql`
  SELECT s."kind", s."value", s."ply", s."matchId", m."endedAt", r."id" AS "replayId"
  FROM "NotableShot" s
    JOIN "Match" m ON m."id" = s."matchId"
    LEFT JOIN "Replay" r ON r."matchId" = s."matchId"
  WHERE s."playerId" = ${playerId}::uuid AND s."kind" = ${kind}
  ORDER BY s."value" DESC, s."matchId" LIMIT ${limit}`
