import type { MatchResult, SeatResult } from '@skelly/protocol'
import type { Messages } from '../../i18n/messages.ts'

type EndKey = keyof Messages['end']

/** The end of a game in words: a headline and why. */
export interface EndWords {
  readonly headline: { readonly key: EndKey; readonly name: string }
  /** `who` is "you" where it is about the player of this screen. */
  readonly why: { readonly key: EndKey; readonly name: string; readonly who: 'you' | 'other' }
}

const winnerOf = (result: MatchResult): SeatResult | undefined =>
  result.seats.find(({ place }) => place === 1)
const loserOf = (result: MatchResult): SeatResult | undefined =>
  result.seats.findLast(({ place }) => place !== null && place > 1)

/** @param seat whose screen it is; null for anybody else */
export const endWords = (result: MatchResult, seat: number | null): EndWords => {
  const { outcome } = result
  if (outcome.kind === 'void') {
    return {
      headline: { key: 'void', name: '' },
      why: { key: `void_${outcome.why}`, name: '', who: 'other' },
    }
  }
  const winner = winnerOf(result)
  const loser = loserOf(result)
  const own = seat === null ? 'wonBy' : seat === winner?.seat ? 'won' : 'lost'
  return {
    headline: { key: own, name: winner?.name ?? '' },
    why: {
      key: `why_${outcome.leaving ?? 'knockout'}`,
      name: loser?.name ?? '',
      who: seat !== null && loser?.seat === seat ? 'you' : 'other',
    },
  }
}
