import type { Allowed, FlickGuide, SetDownPlace } from '@skelly/court-view'
import {
  GRID,
  skelly,
  type Point,
  type Rectangle,
  type Seat,
  type SetDownArea,
  type SkellyState,
} from '@skelly/engine'
import { aimGuideFrom } from './aim-guide-from.ts'
import { courtOf, pieceIdOf } from '@skelly/stage'

const NOTHING: Allowed = { kind: 'nothing' }

const areaOf = (state: SkellyState, within: SetDownArea): Rectangle | null => {
  const court = courtOf(state)
  return within === 'start'
    ? court.start
    : (court.boxes.find(({ number }) => number === within)?.area ?? null)
}

const placeFor = (state: SkellyState, seat: Seat, area: Rectangle): SetDownPlace => ({
  area,
  isLegal: ({ x, y }) => skelly.decide(state, seat, { kind: 'set-down', x: x * GRID, y: y * GRID }).ok,
})

/** The table with the mover's cap where this screen has put it. */
export const withCapAt = (state: SkellyState, seat: Seat, at: Point | null): SkellyState => ({
  ...state,
  caps: state.caps.map((cap, place) => (at !== null && place === seat ? { ...cap, at } : cap)),
})

/**
 * What the player of a seat may do on the court now: the rules' answer, in the court's own terms.
 * @param placed where this screen has put the cap ahead of the referee's answer
 * @param hasGuide whether the player is shown where a flick would go
 */
export const allowedFor = (
  state: SkellyState,
  seat: Seat | null,
  placed: Point | null,
  hasGuide: boolean,
): Allowed => {
  const { turn } = state
  if (seat === null || turn.phase === 'over' || turn.mover !== seat) return NOTHING
  const pieceId = pieceIdOf(seat)
  const guide: FlickGuide | null = hasGuide ? aimGuideFrom(withCapAt(state, seat, placed), seat) : null
  if (turn.phase === 'aiming') return { kind: 'flick', pieceId, guide }
  const area = areaOf(state, turn.within)
  if (area === null) return { kind: 'flick', pieceId, guide }
  return { kind: 'set-down-or-flick', pieceId, guide, place: placeFor(state, seat, area) }
}
