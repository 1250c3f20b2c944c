import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { ChosenShot } from '@skelly/engine/bots'

/** What the worker is asked. Only plain data crosses over. */
export interface ThoughtAsked {
  readonly id: number
  readonly match: Match<SkellyState>
  readonly seat: Seat
}

/** What the worker answers. */
export interface ThoughtTold {
  readonly id: number
  readonly chosen: ChosenShot
}
