import { ok, refuse, type Result } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { CLOCKS_TO_LEAVE } from './clocks.ts'
import { consequences } from './consequences.ts'
import { evolve } from './evolve.ts'
import type { Command, Happening, Match, MatchRefusal } from './match.ts'

type TimeOut = Extract<Command<never>, { readonly kind: 'time-out' }>

/**
 * R3.3: the deadline is reached, so the turn is lost. The third in a row without a valid message is walking
 * out, whether or not the player was connected (R10.4); turns lost by sitting out neither count nor reset.
 */
export const decideTimeOut = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  match: Match<State>,
  { at }: TimeOut,
): Result<readonly Happening<Event>[], MatchRefusal> => {
  const { phase } = match
  if (phase.kind === 'waiting') return refuse('not-begun')
  if (phase.kind !== 'playing') return refuse('over')
  if (phase.deadline === null) return refuse('no-clock')
  if (at < phase.deadline) return refuse('too-early')
  const seat = ruleset.mover(match.state)
  if (seat === null) return refuse('over')
  const lost: Happening<Event> = { kind: 'clock-lost', seat }
  const after = evolve(ruleset, match, lost)
  const turn = ruleset.loseTurn(match.state)
  if ((after.clocksLost[seat] ?? 0) < CLOCKS_TO_LEAVE) {
    return ok([lost, ...consequences(ruleset, after, at, turn, null)])
  }
  const passed = turn.reduce((state, event) => ruleset.evolve(state, event), match.state)
  const left = ruleset.leave(passed, [seat])
  return ok([lost, ...consequences(ruleset, after, at, [...turn, ...left], 'three-clocks')])
}
