import { millis, type Millis } from '../ids.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { deadlineAfter } from './clocks.ts'
import type { Happening, Leaving, Match } from './match.ts'

/**
 * The ruleset's events as happenings at `at`, and what follows from them: the end, or the clock of the next
 * turn, which starts when all caps lie still (R3.2).
 */
export const consequences = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  at: Millis,
  events: readonly Event[],
  leaving: Leaving | null,
): readonly Happening<Event>[] => {
  const played = events.map((event): Happening<Event> => ({ kind: 'played', at, event }))
  const state = events.reduce((before, event) => ruleset.evolve(before, event), match.state)
  const rolls = events.reduce((sum, event) => sum + ruleset.duration(event), 0)
  const places = ruleset.places(state)
  if (places !== null) return [...played, { kind: 'ended', at: millis(at + rolls), places, leaving }]
  const isNewTurn =
    events.some((event) => ruleset.endsPly(event)) || ruleset.mover(state) !== ruleset.mover(match.state)
  if (!isNewTurn) return played
  const stillAt = millis(Math.max(at + rolls, stillBefore(match)))
  return [...played, { kind: 'clock-set', stillAt, deadline: deadlineAfter(match.setup, stillAt) }]
}

/** When the last shot's caps lie still: somebody may leave while they roll (R7.2). */
const stillBefore = <State>({ phase }: Match<State>): number => (phase.kind === 'playing' ? phase.stillAt : 0)
