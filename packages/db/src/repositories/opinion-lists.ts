import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'

/** Where an opinion stands in the list: the newest first. */
export interface OpinionKey {
  /** Epoch milliseconds. */
  readonly at: number
  readonly matchId: string
}

/** A game whose second opinion was another one, or failed. */
export interface ListedOpinion extends OpinionKey {
  readonly outcome: 'differed' | 'failed'
  readonly shots: number
  /** The form of `differing`. */
  readonly version: number
  /** As they were stored: whoever reads them parses them by their version. */
  readonly differing: unknown
  readonly failure: string | null
  readonly replayId: string | null
  /** In turn order. */
  readonly players: readonly { readonly id: string; readonly name: string }[]
}

/** Second opinions that moderators may want to see. */
export interface OpinionLists {
  /** Those that differed or failed, after one in the list or from its beginning. */
  notAgreed(after: OpinionKey | null, limit: number): Promise<readonly ListedOpinion[]>
}

export const opinionListsIn = (client: Client): OpinionLists => ({
  notAgreed: async (after, limit) => {
    const rows = await client.$queryRaw<Row[]>(notAgreed(after, limit))
    return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
  },
})

type Row = Omit<ListedOpinion, 'at'> & { readonly at: Date }

/** Each outcome is read along its own index, so that a page reads no more rows than twice its own. */
const notAgreed = (after: OpinionKey | null, limit: number): Prisma.Sql => Prisma.sql`
  SELECT o."matchId", o."outcome", o."shots", o."version", o."differing", o."failure", o."at", r."id" AS "replayId",
    COALESCE((
      SELECT jsonb_agg(jsonb_build_object('id', p."id", 'name', p."name") ORDER BY s."seat")
      FROM "Seat" s JOIN "Player" p ON p."id" = s."playerId" WHERE s."matchId" = o."matchId"
    ), '[]') AS "players"
  FROM (
    (${ofOutcome('differed', after, limit)}) UNION ALL (${ofOutcome('failed', after, limit)})
  ) o LEFT JOIN "Replay" r ON r."matchId" = o."matchId"
  ORDER BY o."at" DESC, o."matchId" DESC LIMIT ${limit}`

const ofOutcome = (outcome: string, after: OpinionKey | null, limit: number): Prisma.Sql => Prisma.sql`
  SELECT * FROM "SecondOpinion" WHERE "outcome" = ${outcome} ${beyond(after)}
  ORDER BY "at" DESC, "matchId" DESC LIMIT ${limit}`

const beyond = (after: OpinionKey | null): Prisma.Sql =>
  after === null
    ? Prisma.empty
    : Prisma.sql`AND "at" <= ${new Date(after.at)}
        AND ("at", "matchId") < (${new Date(after.at)}, ${after.matchId}::uuid)`
