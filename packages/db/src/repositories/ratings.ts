import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'

/** What a game wrote. */
export interface NewRatingEntry {
  readonly id: string
  readonly playerId: string
  readonly matchId: string
  /** The player's how-manyeth entry it is, from 1. */
  readonly number: number
  /** The player's how-manyeth rated game it is, from 1. */
  readonly ratedGame: number
  readonly before: number
  /** In ten-thousandths. */
  readonly expected: number
  readonly k: number
  readonly after: number
  readonly at: number
}

/** What a decision takes back or gives back. */
export type NewCorrection = Pick<
  NewRatingEntry,
  'id' | 'playerId' | 'matchId' | 'number' | 'before' | 'after' | 'at'
> & { readonly decisionId: string }

/** What a game wrote, as it is kept. */
export interface RatingRecord {
  readonly matchId: string
  readonly playerId: string
  readonly before: number
  readonly expected: number
  readonly k: number
  readonly after: number
  readonly at: number
}

/** A step that a rating took, with its match: whom it was against, and its replay. */
export interface RatingPoint extends Omit<RatingRecord, 'expected' | 'k'> {
  /** What the game was rated by; null for a step that a decision made. */
  readonly expected: number | null
  readonly k: number | null
  /** What was decided: void, excuse or reverse; null for the game's own step. */
  readonly decision: string | null
  readonly opponent: string
  readonly replayId: string | null
}

/** The ledger of ratings. */
export interface Ratings {
  add(entry: NewRatingEntry): Promise<void>
  correct(correction: NewCorrection): Promise<void>
  /** The number of the player's next entry. Lock the player before. */
  nextNumber(playerId: string): Promise<number>
  /** What the game wrote, without what decisions wrote later. */
  ofMatch(matchId: string): Promise<readonly RatingRecord[]>
  /** The last entries of the player's ledger, oldest first: each begins where the one before ended. */
  lastOf(playerId: string, limit: number): Promise<readonly RatingPoint[]>
}

const columns = {
  matchId: true,
  playerId: true,
  before: true,
  expected: true,
  k: true,
  after: true,
  at: true,
} as const

export const ratingsIn = (client: Client): Ratings => ({
  add: async ({ at, ...entry }) => {
    const data = { ...entry, change: entry.after - entry.before, at: new Date(at) }
    await client.ratingEntry.create({ data, select: { id: true } })
  },
  correct: async ({ at, ...correction }) => {
    const change = correction.after - correction.before
    const data = { ...correction, change, at: new Date(at) }
    await client.ratingEntry.create({ data, select: { id: true } })
  },
  nextNumber: async (playerId) => {
    const { _max } = await client.ratingEntry.aggregate({ where: { playerId }, _max: { number: true } })
    return (_max.number ?? 0) + 1
  },
  ofMatch: async (matchId) => {
    const where = { matchId, decisionId: null }
    return (await client.ratingEntry.findMany({ where, select: columns })).map(recordOf)
  },
  lastOf: async (playerId, limit) => {
    const rows = await client.$queryRaw<PointRow[]>(last(playerId, limit))
    return rows.map((point) => ({ ...point, at: point.at.getTime() }))
  },
})

type PointRow = Omit<RatingPoint, 'at'> & { readonly at: Date }

const last = (playerId: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT e."matchId", e."playerId", e."before", e."expected", e."k", e."after", e."at", d."kind" AS "decision",
    p."name" AS "opponent", r."id" AS "replayId"
  FROM (
    SELECT * FROM "RatingEntry" WHERE "playerId" = ${playerId}::uuid ORDER BY "number" DESC LIMIT ${limit}) e
    JOIN "Seat" o ON o."matchId" = e."matchId" AND o."playerId" <> e."playerId"
    JOIN "Player" p ON p."id" = o."playerId"
    LEFT JOIN "Decision" d ON d."id" = e."decisionId"
    LEFT JOIN "Replay" r ON r."matchId" = e."matchId"
  ORDER BY e."number"`

/** A game's row. */
type GameRow = Omit<RatingRecord, 'at' | 'expected' | 'k'> & {
  readonly expected: number | null
  readonly k: number | null
  readonly at: Date
}

const recordOf = ({ at, expected, k, ...entry }: GameRow): RatingRecord => {
  if (expected === null || k === null) throw new Error(`not what game ${entry.matchId} wrote`)
  return { ...entry, expected, k, at: at.getTime() }
}
