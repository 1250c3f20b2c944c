import type { Database } from '@skelly/db'
import { ok, refuse, seatAt, type Result, type Seat } from '@skelly/engine'

export interface SeatQuestion {
  readonly matchId: string
  readonly playerId: string
}

export const SEAT_REFUSALS = ['no-such-match', 'not-your-match', 'over'] as const
export type SeatRefusal = (typeof SEAT_REFUSALS)[number]

/** Where the player sits in a match that is open. */
export const seatIn = async (
  database: Database,
  { matchId, playerId }: SeatQuestion,
): Promise<Result<Seat, SeatRefusal>> => {
  const match = await database.matches.find(matchId)
  if (match === null) return refuse('no-such-match')
  const own = (await database.seats.of(matchId)).find((seat) => seat.playerId === playerId)
  if (own === undefined) return refuse('not-your-match')
  return match.endedAt === null ? ok(seatAt(own.seat)) : refuse('over')
}
