import type { XpByRow, XpRow } from '@skelly/engine'
import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'

/** An entry of the ledger of XP by what gave it. */
export interface NewXpSource {
  readonly matchId: string
  readonly playerId: string
  /** The entry's. */
  readonly amount: number
  readonly rows: XpByRow
}

/** An entry of which it is not written down what gave it, with its game's replay. */
export interface UnexplainedXp {
  readonly entryId: string
  readonly matchId: string
  readonly playerId: string
  readonly seat: number
  readonly amount: number
  /** The replay's text. */
  readonly text: string
}

/** What gave XP, by the rows of R11. */
export interface XpSources {
  /** Nothing happens where it was written down before. */
  add(source: NewXpSource): Promise<void>
  /** All that a player has, by what gave it; XP of which that is not known is in none. */
  of(playerId: string): Promise<Readonly<Record<XpRow, number>>>
  /** Entries without their rows that a replay could tell, in the order of their ids, after this one. */
  unexplained(after: string, limit: number): Promise<readonly UnexplainedXp[]>
}

export const xpSourcesIn = (client: Client): XpSources => ({
  add: async ({ rows, ...source }) => {
    const { 'knock-in': knockIn = 0, ...others } = rows
    await client.xpSource.createMany({ data: { ...source, ...others, knockIn }, skipDuplicates: true })
  },
  of: async (playerId) => {
    const { _sum: sums } = await client.xpSource.aggregate({ where: { playerId }, _sum: SUMMED })
    const { box, knockIn, knockout, played, pot, rescue, run, won } = sums
    return {
      ...{ box: box ?? 0, pot: pot ?? 0, rescue: rescue ?? 0, knockout: knockout ?? 0 },
      ...{ 'knock-in': knockIn ?? 0, won: won ?? 0, played: played ?? 0, run: run ?? 0 },
    }
  },
  unexplained: (after, limit) => client.$queryRaw<UnexplainedXp[]>(unexplained(after, limit)),
})

const SUMMED = {
  box: true,
  pot: true,
  knockIn: true,
  rescue: true,
  knockout: true,
  won: true,
  played: true,
  run: true,
} as const

const unexplained = (after: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT x."id" AS "entryId", x."matchId", x."playerId", seat."seat", x."amount", r."text"
  FROM "XpEntry" x
    JOIN "Seat" seat ON seat."matchId" = x."matchId" AND seat."playerId" = x."playerId"
    JOIN "Replay" r ON r."matchId" = x."matchId"
  WHERE x."id" > ${after}::uuid
    AND NOT EXISTS (SELECT 1 FROM "XpSource" s WHERE s."matchId" = x."matchId" AND s."playerId" = x."playerId")
  ORDER BY x."id" LIMIT ${limit}`
