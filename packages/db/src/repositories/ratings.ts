import type { Client } from '../client.ts'

export interface NewRatingEntry {
  readonly id: string
  readonly playerId: string
  readonly matchId: string
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

/** An entry with the replay of its match. */
export interface RatingPoint extends RatingRecord {
  readonly replayId: string | null
}

/** The ledger of ratings. */
export interface Ratings {
  add(entry: NewRatingEntry): Promise<void>
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
  ofMatch: async (matchId) =>
    (await client.ratingEntry.findMany({ where: { matchId }, select: columns })).map(recordOf),
  lastOf: async (playerId, limit) => {
    const newestFirst = { ratedGame: 'desc' } as const
    const select = { ...columns, match: { select: { replay: { select: { id: true } } } } }
    const where = { playerId }
    const entries = await client.ratingEntry.findMany({ where, orderBy: newestFirst, take: limit, select })
    const points = entries.map(({ match, ...entry }) => ({
      ...recordOf(entry),
      replayId: match.replay?.id ?? null,
    }))
    return points.toReversed()
  },
})

const recordOf = ({ at, ...entry }: Omit<RatingRecord, 'at'> & { readonly at: Date }): RatingRecord => ({
  ...entry,
  at: at.getTime(),
})
