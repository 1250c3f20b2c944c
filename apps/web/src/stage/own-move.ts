import {
  GRID,
  seatAt,
  skelly,
  type Point,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'

/** Who flicks on a court that belongs to one person. */
export const OWN_SEAT = seatAt(0)

/** A move that was played: what happened, and the table after it. */
export interface Played {
  readonly events: readonly SkellyEvent[]
  readonly after: SkellyState
}

/** The table after what happened. */
export const tableAfter = (state: SkellyState, events: readonly SkellyEvent[]): SkellyState =>
  events.reduce((table, event) => skelly.evolve(table, event), state)

/** What a move of the court's owner leads to; null when the rules refuse it. */
export const playOwnMove = (state: SkellyState, move: SkellyMove): Played | null => {
  const decided = skelly.decide(state, OWN_SEAT, move)
  return decided.ok ? { events: decided.value, after: tableAfter(state, decided.value) } : null
}

/** The move that sets down at a place on the grid, in mm. */
export const setDownMove = ({ x, y }: Point): SkellyMove => ({ kind: 'set-down', x: x * GRID, y: y * GRID })
