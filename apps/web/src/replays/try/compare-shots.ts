import { isKiller, type Seat, type SkellyState } from '@skelly/engine'
import type { Said } from '@skelly/stage'

/** What one shot may have over another by the rules' worth, from what weighs most. */
export const ADVANTAGES = ['wins', 'killer', 'knockouts', 'stops', 'turns', 'again'] as const
export type Advantage = (typeof ADVANTAGES)[number]

/** Whose shot was worth more, by what, and how much of it each had; of `turns` those that it costs. */
export type Comparison =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'better' | 'worse'
      readonly by: Advantage
      readonly yours: number
      readonly theirs: number
    }

/**
 * Compares what two shots from the same turn are worth to whoever flicked them: the game won (R7), being a killer (R6),
 * caps knocked out, stops of the run done (R1.7), turns lost (R1.8), another flick. Where the caps lie is not weighed.
 */
export const compareShots = (yours: Said, theirs: Said, seat: Seat): Comparison => {
  const [own, other] = [worthOf(yours, seat), worthOf(theirs, seat)]
  const by = ADVANTAGES.find((each) => own[each] !== other[each])
  if (by === undefined) return { kind: 'same' }
  const isMore = own[by] > other[by]
  // Turns are the one thing that it is better to have less of.
  return { kind: isMore === (by !== 'turns') ? 'better' : 'worse', by, yours: own[by], theirs: other[by] }
}

/** R1.8. Who plays alone has sat them out before anybody looks. */
const TURNS_IN_SKULL = 2

const worthOf = ({ before, after, events }: Said, seat: Seat): Readonly<Record<Advantage, number>> => {
  const ruling = events.find((event) => event.kind === 'shot')?.ruling
  const [from, to] = [progressIn(before, seat), progressIn(after, seat)]
  return {
    wins: after.turn.phase === 'over' && (after.turn.places[0]?.includes(seat) ?? false) ? 1 : 0,
    killer: isKiller(to) ? 1 : 0,
    knockouts: ruling?.knockedOut.length ?? 0,
    stops: Math.max(0, to - from),
    turns: ruling?.verdict === 'skull' ? TURNS_IN_SKULL : 0,
    again: ruling?.again === true ? 1 : 0,
  }
}

const progressIn = ({ caps }: SkellyState, seat: Seat): number => caps[seat]?.progress ?? 0
