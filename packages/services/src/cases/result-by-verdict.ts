import type { SEAT_RESULTS, CaseRecord } from '@skelly/db'

type SeatResult = (typeof SEAT_RESULTS)[number]

/** A seat of a game that was not void. */
export interface PlacedSeat {
  readonly playerId: string
  readonly place: number | null
}

/** How a game counts that nobody took back. */
export const resultByPlace = (place: number | null): SeatResult => (place === 1 ? 'won' : 'lost')

/** How a game counts for one who sat in it, as its case stands. */
export const resultByVerdict = (
  { leaverId, verdict }: Pick<CaseRecord, 'leaverId' | 'verdict'>,
  { place, playerId }: PlacedSeat,
): SeatResult => {
  if (verdict === 'voided') return 'void'
  if (verdict === 'excused' && leaverId === playerId) return 'void'
  return resultByPlace(place)
}
