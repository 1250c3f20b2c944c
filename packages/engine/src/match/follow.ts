import type { Ruleset } from '../rulesets/ruleset.ts'
import { evolve } from './evolve.ts'
import type { Happening, Match } from './match.ts'

/**
 * The match after one journal entry, whoever decided it: how clients keep up and how a match is rebuilt from
 * its journal. One accepted command raises `seq` by one.
 */
export const follow = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  happenings: readonly Happening<Event>[],
): Match<State> => {
  const after = happenings.reduce((before, happening) => evolve(ruleset, before, happening), match)
  return { ...after, seq: match.seq + 1 }
}
