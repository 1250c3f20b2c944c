import type { Seat } from '../ids.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { SAME_SECOND } from './clocks.ts'
import { consequences } from './consequences.ts'
import type { Command, Happening, Match, MatchRefusal } from './match.ts'

type Leave = Extract<Command<never>, { readonly kind: 'leave' }>

/**
 * R7.2: a shot that still rolls is judged already, so leaving only takes the cap off. All who are left leaving
 * together, or the last one within a second of the last but one, is a game without a winner (R7.4).
 */
export const decideLeave = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  { at, seats, why }: Leave,
): Result<readonly Happening<Event>[], MatchRefusal> => {
  const inGame = ruleset.inGame(match.state)
  const leavers = inGame.filter((seat) => seats.includes(seat))
  if (match.phase.kind === 'waiting') return refuse('not-begun')
  if (match.phase.kind !== 'playing' && !isSameSecond(match, at, leavers)) return refuse('over')
  if (leavers.length === 0 || seats.some((seat) => !inGame.includes(seat))) return refuse('not-at-the-table')
  if (leavers.length === inGame.length) return ok([{ kind: 'voided', at, why: 'left-together' }])
  return ok(consequences(ruleset, match, at, ruleset.leave(match.state, leavers), why))
}

/** Whether the winner leaves too, within a second of the leaving that ended the game. */
const isSameSecond = <State>({ phase }: Match<State>, at: number, leavers: readonly Seat[]): boolean =>
  phase.kind === 'over' && phase.leaving !== null && leavers.length > 0 && at - phase.at < SAME_SECOND
