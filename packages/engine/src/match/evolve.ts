import { plyOf, seatAt } from '../ids.ts'
import { unreachable } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import type { Happening, Match } from './match.ts'

/** The match after a happening. Total: what `decide` gave always fits. `seq` is the journal's, see `follow`. */
export const evolve = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  happening: Happening<Event>,
): Match<State> => {
  switch (happening.kind) {
    case 'began':
      return { ...match, phase: { kind: 'playing', stillAt: happening.at, deadline: null } }
    case 'heard': {
      const { seat } = happening
      const moverActed = match.moverActed || ruleset.mover(match.state) === seat
      return { ...match, moverActed, clocksLost: countAt(match, seat, () => 0) }
    }
    case 'clock-lost': {
      const next = (lost: number): number => (match.moverActed ? 0 : lost + 1)
      return { ...match, clocksLost: countAt(match, happening.seat, next) }
    }
    case 'played':
      return played(ruleset, match, happening.event)
    case 'clock-set': {
      const { stillAt, deadline } = happening
      return { ...match, phase: { kind: 'playing', stillAt, deadline } }
    }
    case 'ended': {
      const { at, places, leaving } = happening
      return { ...match, phase: { kind: 'over', at, places, leaving } }
    }
    case 'voided':
      return { ...match, phase: { kind: 'void', at: happening.at, why: happening.why } }
    default:
      return unreachable(happening)
  }
}

const countAt = <State>(
  match: Match<State>,
  seat: number,
  next: (lost: number) => number,
): readonly number[] => match.clocksLost.map((lost, place) => (seatAt(place) === seat ? next(lost) : lost))

const played = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  event: Event,
): Match<State> => {
  const state = ruleset.evolve(match.state, event)
  const endsPly = ruleset.endsPly(event)
  const isNewTurn = endsPly || ruleset.mover(state) !== ruleset.mover(match.state)
  return {
    ...match,
    state,
    ply: endsPly ? plyOf(match.ply + 1) : match.ply,
    moverActed: match.moverActed && !isNewTurn,
  }
}
