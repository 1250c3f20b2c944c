import { millis } from '../ids.ts'
import { ok, refuse, unreachable, type Result } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { deadlineAfter, GRACE_AFTER_OUTAGE } from './clocks.ts'
import { consequences } from './consequences.ts'
import { decideLeave } from './decide-leave.ts'
import { decideTimeOut } from './decide-time-out.ts'
import type { Command, Happening, Match, MatchRefusal } from './match.ts'

/**
 * What a command leads to, or why it is refused. Nothing is changed here: `evolve` does that.
 * Refuses with the match's own words, and for a move with the ruleset's.
 */
export const decide = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  command: Command<Move>,
): Result<readonly Happening<Event>[], MatchRefusal | Refusal> => {
  switch (command.kind) {
    case 'begin':
      return decideBegin(match, command)
    case 'move':
      return decideMove(ruleset, match, command)
    case 'time-out':
      return decideTimeOut(ruleset, match, command)
    case 'leave':
      return decideLeave(ruleset, match, command)
    case 'resume':
      return decideResume(match, command)
    case 'void':
      return decideVoid(match, command)
    default:
      return unreachable(command)
  }
}

type Of<Move, Kind> = Extract<Command<Move>, { readonly kind: Kind }>
type Decision<Event> = Result<readonly Happening<Event>[], MatchRefusal>

const decideBegin = <State, Event>(
  { phase, setup }: Match<State>,
  { at }: Of<never, 'begin'>,
): Decision<Event> => {
  if (phase.kind !== 'waiting') return refuse('already-begun')
  return ok([
    { kind: 'began', at },
    { kind: 'clock-set', stillAt: at, deadline: deadlineAfter(setup, at) },
  ])
}

/** R3: a move by a seat that may, between the caps' rest and the deadline. */
const decideMove = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  { at, seat, ply, move }: Of<Move, 'move'>,
): Result<readonly Happening<Event>[], MatchRefusal | Refusal> => {
  const { phase, state } = match
  if (phase.kind === 'waiting') return refuse('not-begun')
  if (phase.kind !== 'playing') return refuse('over')
  if (!ruleset.mayMove(state, seat)) return refuse('not-your-turn')
  if (ply !== match.ply) return refuse('wrong-ply')
  if (at < phase.stillAt) return refuse('still-moving')
  if (phase.deadline !== null && at >= phase.deadline) return refuse('too-late')
  const decided = ruleset.decide(state, seat, move)
  if (!decided.ok) return decided
  return ok([{ kind: 'heard', seat }, ...consequences(ruleset, match, at, decided.value, null)])
}

/** R3.8: the deadline moves by the outage, and the mover has at least 10 s. */
const decideResume = <State, Event>(
  { phase, setup }: Match<State>,
  { at, away }: Of<never, 'resume'>,
): Decision<Event> => {
  if (phase.kind === 'waiting') return refuse('not-begun')
  if (phase.kind !== 'playing') return refuse('over')
  const { stillAt, deadline } = phase
  if (deadline === null || setup.shotClock === null) return refuse('no-clock')
  const least = Math.max(at, stillAt) + GRACE_AFTER_OUTAGE
  return ok([{ kind: 'clock-set', stillAt, deadline: millis(Math.max(deadline + away, least)) }])
}

const decideVoid = <State, Event>(
  { phase }: Match<State>,
  { at, why }: Of<never, 'void'>,
): Decision<Event> =>
  phase.kind === 'over' || phase.kind === 'void' ? refuse('over') : ok([{ kind: 'voided', at, why }])
