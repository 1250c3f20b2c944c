import type { MatchResult, SeatResult } from '@skelly/protocol'
import type { Messages } from '../../i18n/messages.ts'

type EndKey = keyof Messages['end']

/** The end of a game in words: a headline and why. */
export interface EndWords {
  readonly headline: { readonly key: EndKey; readonly name: string; readonly place: number }
  /** `who` is "you" where it is about the player of this screen. */
  readonly why: { readonly key: EndKey; readonly name: string; readonly who: 'you' | 'other' }
}

/** Who played, as far as it is needed to tell how a game ended. */
type EndSeat = Pick<SeatResult, 'seat' | 'name' | 'place'>
interface Ended extends Pick<MatchResult, 'outcome'> {
  readonly seats: readonly EndSeat[]
}

const winnerOf = (result: Ended): EndSeat | undefined => result.seats.find(({ place }) => place === 1)
/** Who went last of those who did not win: that ended the game. */
const loserOf = (result: Ended): EndSeat | undefined =>
  result.seats
    .filter(({ place }) => place !== null && place > 1)
    .toSorted((one, other) => Number(one.place) - Number(other.place))[0]

/** @param place where this screen's player came; 0 for anybody else */
const headlineOf = ({ seats }: Ended, place: number): EndKey => {
  if (place === 0) return 'wonBy'
  if (place === 1) return 'won'
  return seats.length > 2 ? 'placed' : 'lost'
}

/** @param seat whose screen it is; null for anybody else */
export const endWords = (result: Ended, seat: number | null): EndWords => {
  const { outcome } = result
  if (outcome.kind === 'void') {
    return {
      headline: { key: 'void', name: '', place: 0 },
      why: { key: `void_${outcome.why}`, name: '', who: 'other' },
    }
  }
  const winner = winnerOf(result)
  const loser = loserOf(result)
  const place = result.seats.find((player) => player.seat === seat)?.place ?? 0
  const headline = { key: headlineOf(result, place), name: winner?.name ?? '', place }
  if (outcome.leaving === null && place > 1) {
    return { headline, why: { key: 'why_lastCap', name: winner?.name ?? '', who: 'other' } }
  }
  return {
    headline,
    why: {
      key: `why_${outcome.leaving ?? 'knockout'}`,
      name: loser?.name ?? '',
      who: seat !== null && loser?.seat === seat ? 'you' : 'other',
    },
  }
}
