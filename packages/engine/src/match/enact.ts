import { ok, type Result } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { decide } from './decide.ts'
import { follow } from './follow.ts'
import type { Command, JournalEntry, Match, MatchRefusal } from './match.ts'
import { stateHash } from './state-hash.ts'

export interface Enacted<State, Move, Event> {
  readonly match: Match<State>
  /** To be written to the journal before anybody is told. Its `seq` is the match's before the command. */
  readonly entry: JournalEntry<Move, Event>
}

/** Decides a command and evolves the match by it. Refuses as `decide` does. */
export const enact = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  command: Command<Move>,
): Result<Enacted<State, Move, Event>, MatchRefusal | Refusal> => {
  const decided = decide(ruleset, match, command)
  if (!decided.ok) return decided
  const happenings = decided.value
  const after = follow(ruleset, match, happenings)
  const entry = { seq: match.seq, command, happenings, hash: stateHash(ruleset, after) }
  return ok({ match: after, entry })
}
