import type { Flick } from '../../flick/flick.ts'
import type { Seat } from '../../ids.ts'
import type { Match } from '../../match/match.ts'
import type { Stream } from '../../rng.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { drawHandError, shaken } from '../hand-error.ts'
import type { Hand } from '../hand.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import { centreOf } from './centre-of.ts'
import { isBarred } from './barred.ts'
import { tableOf, type Table } from './table.ts'

/** How far a killer's cap would still slide beyond the one it is flicked at, mm. */
const BEYOND = 200
/** How far out of the box it flicks where it has to leave it first (R5.10), mm. */
const OUT = 150

/**
 * The turn of a hand that does not think: from where the cap lies straight at the middle of the next box, as a killer
 * straight at the nearest cap. The hands of court.md that the court's size was chosen by play like that.
 * @throws when the seat is not on turn: that is a bug of the caller
 */
export const plainTurn = (
  { state }: Match<SkellyState>,
  seat: Seat,
  hand: Hand,
  stream: Stream,
): { readonly setDown: null; readonly flick: Flick; readonly stream: Stream } => {
  if (state.turn.phase === 'over' || state.turn.mover !== seat) throw new Error('not on turn')
  const error = drawHandError(hand, stream)
  return { setDown: null, flick: shaken(plainFlick(tableOf(state, seat)), error.value), stream: error.stream }
}

const plainFlick = (table: Table): Flick => {
  const [flick] = table.target === null ? atNearest(table) : atTarget(table)
  return flick ?? { dx: 0, dy: -1, strength: 1 }
}

const atTarget = (table: Table): readonly Flick[] => {
  const { cap, target, body, court } = table
  if (target === null) return []
  const middle = centreOf(target)
  if (!isBarred(cap, target)) {
    return aim(table, cap.at, middle, [slideEnergy(body.deceleration, distance(cap.at, middle))])
  }
  const inside = { x: cap.at.x, y: cap.at.y < court.height / 2 ? cap.at.y + OUT : cap.at.y - OUT }
  return aim(table, cap.at, inside, [slideEnergy(body.deceleration, OUT)])
}

const atNearest = (table: Table): readonly Flick[] => {
  const { cap, others, body } = table
  const [nearest] = others.toSorted(
    (one, other) => distance(cap.at, one.cap.at) - distance(cap.at, other.cap.at),
  )
  if (nearest === undefined) return []
  const way = distance(cap.at, nearest.cap.at)
  return aim(table, cap.at, nearest.cap.at, [slideEnergy(body.deceleration, way + BEYOND)])
}
