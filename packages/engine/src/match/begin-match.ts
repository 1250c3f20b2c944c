import { plyOf } from '../ids.ts'
import type { Ruleset, Setup } from '../rulesets/ruleset.ts'
import type { Match } from './match.ts'

/**
 * The match before its first command: it waits until everybody has joined (R10.2).
 * The setup must have passed `checkSetup`.
 */
export const beginMatch = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
): Match<State> => ({
  setup,
  seq: 0,
  ply: plyOf(0),
  phase: { kind: 'waiting' },
  state: ruleset.begin(setup),
  clocksLost: setup.seats.map(() => 0),
  moverActed: false,
})
