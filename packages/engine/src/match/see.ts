import { UNTOLD_SEED, type Seat } from '../ids.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import type { Match } from './match.ts'

/** The match as a seat, or a watcher (null), may see it: all chance comes from the seed, so it is told at the end. */
export const see = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  seat: Seat | null,
): Match<State> => {
  const isPublished = match.phase.kind === 'over' || match.phase.kind === 'void'
  const setup = isPublished ? match.setup : { ...match.setup, seed: UNTOLD_SEED }
  return { ...match, setup, state: ruleset.see(match.state, seat) }
}
