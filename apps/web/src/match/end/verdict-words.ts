import type { MatchResult, SeatResult } from '@skelly/protocol'
import type { EndWords } from './end-words.ts'

/** Whose verdict it is, and who sat at the table. */
interface Judged extends Pick<MatchResult, 'verdict'> {
  readonly seats: readonly Pick<SeatResult, 'seat' | 'name' | 'place'>[]
}

/**
 * What moderators say of a game (R10.7), in words; null for a game that they have nothing to do with.
 * @param seat whose screen it is; null for anybody else
 */
export const verdictWords = ({ seats, verdict }: Judged, seat: number | null): EndWords['why'] | null => {
  if (verdict === null) return null
  const leaver = seats.find(({ place }) => place !== null && place > 1)
  const who = seat !== null && leaver?.seat === seat ? 'you' : 'other'
  return { key: `verdict_${verdict}`, name: leaver?.name ?? '', who }
}
