import type { MatchResult, SeatResult } from '@skelly/protocol'
import type { Messages } from '../../i18n/messages.ts'

type EndKey = keyof Messages['end']

/** The end of a game in words: a headline and why. */
export interface EndWords {
  readonly headline: { readonly key: EndKey; readonly name: string }
  readonly why: { readonly key: EndKey; readonly name: string }
}

const winnerOf = (result: MatchResult): SeatResult | undefined =>
  result.seats.find(({ place }) => place === 1)
const loserOf = (result: MatchResult): SeatResult | undefined =>
  result.seats.findLast(({ place }) => place !== null && place > 1)

/** @param seat whose screen it is; null for anybody else */
export const endWords = (result: MatchResult, seat: number | null): EndWords => {
  const { outcome } = result
  if (outcome.kind === 'void') {
    return { headline: { key: 'void', name: '' }, why: { key: `void_${outcome.why}`, name: '' } }
  }
  const winner = winnerOf(result)
  const own = seat === null ? 'wonBy' : seat === winner?.seat ? 'won' : 'lost'
  return {
    headline: { key: own, name: winner?.name ?? '' },
    why: { key: `why_${outcome.leaving ?? 'knockout'}`, name: loserOf(result)?.name ?? '' },
  }
}
