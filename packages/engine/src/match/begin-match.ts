import { plyOf } from '../ids.ts'
import type { Ruleset, Setup } from '../rulesets/ruleset.ts'
import type { Match } from './match.ts'

/**
 * The match before its first command: it waits until everybody has joined (R10.2).
 * The setup must have passed `checkSetup`, where the match does not begin from a table of its own.
 * @param state the table at the beginning: by default the ruleset's for this setup
 */
export const beginMatch = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
  state: State = ruleset.begin(setup),
): Match<State> => ({
  setup,
  seq: 0,
  ply: plyOf(0),
  phase: { kind: 'waiting' },
  state,
  clocksLost: setup.seats.map(() => 0),
  moverActed: false,
})
