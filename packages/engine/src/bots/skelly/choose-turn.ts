import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import type { Match } from '../../match/match.ts'
import type { Stream } from '../../rng.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { drawHandError, drawHandErrors, shaken } from '../hand-error.ts'
import type { Mind } from '../mind.ts'
import { bestPlans, ranked } from '../search.ts'
import { foresightOf } from './foresee.ts'
import { outlookFrom } from './outlook.ts'
import { plansFor, type IdeaName } from './plan.ts'
import { REPLY_SHOTS } from './reply.ts'
import { setDownSpots } from './set-down-spots.ts'
import { tableOf } from './table.ts'

/** What a computer player does with its turn, and the stream that its next turn may draw from. */
export interface ChosenTurn {
  /** On the grid; null to flick from where the cap lies. */
  readonly setDown: Point | null
  /** As it leaves the hand, its error included. */
  readonly flick: Flick
  /** What the flick was meant to do. */
  readonly idea: IdeaName
  readonly stream: Stream
}

/** Different errors of the hand that plans are tried under; later attempts meet them again. */
const ERRORS = 160
/** Plans that are looked at beyond their own flick. */
const FINALISTS = 4

/**
 * The turn of a computer player that is on turn: of all plans the one that does best under the errors of its own
 * hand, flicked with one more such error. The same match, mind and stream always give the same turn.
 * @throws when the seat is not on turn: that is a bug of the caller
 */
export const chooseTurn = (
  { state }: Match<SkellyState>,
  seat: Seat,
  mind: Mind,
  stream: Stream,
): ChosenTurn => {
  if (state.turn.phase === 'over' || state.turn.mover !== seat) throw new Error('not on turn')
  const table = tableOf(state, seat)
  const errors = drawHandErrors(mind.hand, ERRORS, stream)
  const outlook = outlookFrom(state, table, {
    foresight: foresightOf(state),
    manner: mind.manner,
    errors: errors.drawn,
  })
  const { flicks, replies } = mind.budget
  const plans = plansFor(table, setDownSpots(state, table))
  const finalists = bestPlans(plans, replies > 0 ? FINALISTS : 1, flicks, outlook.afterFlick)
  const [best] = ranked(finalists, Math.floor(replies / (1 + REPLY_SHOTS)), outlook.byReply)
  if (best === undefined) throw new Error('no plan for a cap on its turn')
  const { idea, setDown, flick } = best.plan
  const last = drawHandError(mind.hand, errors.stream)
  return { idea, setDown, flick: shaken(flick, last.value), stream: last.stream }
}
