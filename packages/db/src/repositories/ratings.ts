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

export interface RatingRecord {
  readonly matchId: string
  readonly playerId: string
  readonly before: number
  readonly expected: number
  readonly k: number
  readonly after: number
  readonly at: number
}

/** An entry with its match: whom it was against, and its replay. */
export interface RatingPoint extends RatingRecord {
  readonly opponent: string
  readonly replayId: string | null
}

/** The ledger of ratings. */
export interface Ratings {
  add(entry: NewRatingEntry): Promise<void>
  /** The number of the player's next entry. Lock the player before. */
  nextNumber(playerId: string): Promise<number>
  /** What the game wrote, without what decisions wrote later. */
  ofMatch(matchId: string): Promise<readonly RatingRecord[]>
  /** The player's last rated games, oldest first. */
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
    return rows.map(({ opponent, replayId, ...entry }) => ({ ...recordOf(entry), opponent, replayId }))
  },
})

type PointRow = Omit<RatingPoint, 'at'> & { readonly at: Date }

const last = (playerId: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT e."matchId", e."playerId", e."before", e."expected", e."k", e."after", e."at", p."name" AS "opponent",
    r."id" AS "replayId"
  FROM (
    SELECT * FROM "RatingEntry" WHERE "playerId" = ${playerId}::uuid AND "decisionId" IS NULL
    ORDER BY "ratedGame" DESC LIMIT ${limit}) e
    JOIN "RatingEntry" o
      ON o."matchId" = e."matchId" AND o."playerId" <> e."playerId" AND o."decisionId" IS NULL
    JOIN "Player" p ON p."id" = o."playerId"
    LEFT JOIN "Replay" r ON r."matchId" = e."matchId"
  ORDER BY e."ratedGame"`

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
