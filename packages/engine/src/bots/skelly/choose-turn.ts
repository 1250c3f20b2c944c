import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import type { Match } from '../../match/match.ts'
import type { Stream } from '../../rng.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { drawHandError, shaken, type HandError } from '../hand-error.ts'
import type { Hand } from '../hand.ts'
import { bestPlan } from '../search.ts'
import { foresee, foreseeShot } from './foresee.ts'
import { plansFor, type IdeaName, type Plan } from './plan.ts'
import { setDownAt } from './set-down-at.ts'
import { setDownSpots } from './set-down-spots.ts'
import { tableOf, type Table } from './table.ts'
import { worth } from './worth.ts'

/** What a computer player does with its turn, and the stream that its next turn draws from. */
export interface ChosenTurn {
  /** On the grid; null to flick from where the cap lies. */
  readonly setDown: Point | null
  /** As it leaves the hand, its error included. */
  readonly flick: Flick
  /** What the flick was meant to do. */
  readonly idea: IdeaName
  readonly stream: Stream
}

/** Simulations a turn unless the caller says otherwise. */
const SIMULATIONS = 1_500
/** Different errors of the hand that plans are tried under; later attempts meet them again. */
const ERRORS = 160

/**
 * The turn of a computer player that is on turn: of all plans the one that does best under the errors of its own
 * hand, flicked with one more such error. The same match, hand and stream always give the same turn.
 * @param simulations bound on simulated shots, 1 to 20,000; never a time, so that every machine chooses alike
 * @throws when the seat is not on turn: that is a bug of the caller
 */
export const chooseTurn = (
  match: Match<SkellyState>,
  seat: Seat,
  hand: Hand,
  stream: Stream,
  simulations: number = SIMULATIONS,
): ChosenTurn => {
  const { state } = match
  if (state.turn.phase === 'over' || state.turn.mover !== seat) throw new Error('not on turn')
  const table = tableOf(state, seat)
  const plans = plansFor(table, setDownSpots(state, table))
  const errors = drawErrors(hand, stream)
  const plan = bestPlan(plans, simulations, valueUnder(errors.drawn, state, table))
  if (plan === null) throw new Error('no plan for a cap on its turn')
  const last = drawHandError(hand, errors.stream)
  const { idea, setDown, flick } = plan
  return { idea, setDown, flick: shaken(flick, last.value), stream: last.stream }
}

const drawErrors = (hand: Hand, stream: Stream): { drawn: readonly HandError[]; stream: Stream } => {
  const drawn: HandError[] = []
  let rest = stream
  while (drawn.length < ERRORS) {
    const next = drawHandError(hand, rest)
    drawn.push(next.value)
    rest = next.stream
  }
  return { drawn, stream: rest }
}

/** The worth of what comes of a plan when the hand errs as in the numbered attempt. */
const valueUnder = (errors: readonly HandError[], state: SkellyState, table: Table) => {
  const placed = new Map<Point | null, SkellyState>([[null, state]])
  return (plan: Plan, attempt: number): number => {
    const error = errors[attempt % errors.length]
    const before = placed.get(plan.setDown) ?? place(placed, state, table, plan.setDown)
    if (error === undefined || before === null) return -Infinity
    const shot = foreseeShot(before, table.seat, shaken(plan.flick, error))
    return shot === null ? -Infinity : worth(table.court, shot.after, table.seat)
  }
}

const place = (
  placed: Map<Point | null, SkellyState>,
  state: SkellyState,
  table: Table,
  at: Point | null,
): SkellyState | null => {
  if (at === null) return state
  const after = foresee(state, table.seat, setDownAt(at))
  if (after !== null) placed.set(at, after)
  return after
}
