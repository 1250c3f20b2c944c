import { hashWords } from '../hash.ts'
import type { StateHash } from '../ids.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import type { Match } from './match.ts'

/** 64 bits over positions in 1/1024 mm and the rule fields, in seat order. Clocks and names are not in it. */
export const stateHash = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
): StateHash => hashWords([match.ply, ...ruleset.words(match.state)])
