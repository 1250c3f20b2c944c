import type { Seat } from '../ids.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import type { Match } from './match.ts'

/** The match as a seat, or a watcher (null), may see it. */
export const see = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  seat: Seat | null,
): Match<State> => ({ ...match, state: ruleset.see(match.state, seat) })
