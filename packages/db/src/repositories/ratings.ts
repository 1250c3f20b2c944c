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

/** The ledger of ratings. */
export interface Ratings {
  add(entry: NewRatingEntry): Promise<void>
  ofMatch(matchId: string): Promise<readonly RatingRecord[]>
  /** Oldest first. */
  ofPlayer(playerId: string): Promise<readonly RatingRecord[]>
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
  ofPlayer: async (playerId) => {
    const orderBy = { ratedGame: 'asc' } as const
    return (await client.ratingEntry.findMany({ where: { playerId }, orderBy, select: columns })).map(
      recordOf,
    )
  },
})

const recordOf = ({ at, ...entry }: Omit<RatingRecord, 'at'> & { readonly at: Date }): RatingRecord => ({
  ...entry,
  at: at.getTime(),
})
