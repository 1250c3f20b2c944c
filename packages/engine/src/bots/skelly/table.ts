import { bodyOf } from '../../caps/body-of.ts'
import { FILLS } from '../../caps/fill.ts'
import type { Court, Rectangle } from '../../court/court.ts'
import type { Seat } from '../../ids.ts'
import type { Body } from '../../caps/body.ts'
import { courtOf } from '../../rulesets/skelly/court-of.ts'
import type { SkellyCap, SkellyState } from '../../rulesets/skelly/state.ts'
import { targetArea } from './target-area.ts'

/** The table as the player to move looks at it. */
export interface Table {
  readonly court: Court
  readonly seat: Seat
  readonly cap: SkellyCap
  /** The shooter, where it lies now. */
  readonly body: Body
  /** Launch speed of a full pull, mm/s. */
  readonly fastest: number
  /** The area of the target's box, or null for a killer. */
  readonly target: Rectangle | null
  readonly others: readonly Other[]
}

/** Another player's cap that is in the game. */
export interface Other {
  readonly cap: SkellyCap
  readonly body: Body
}

/** @throws when the state names a court or a seat that it does not have: that is a bug */
export const tableOf = (state: SkellyState, seat: Seat): Table => {
  const cap = state.caps[seat]
  if (cap === undefined) throw new Error('no such seat')
  const court = courtOf(state)
  const others = state.caps
    .filter((other) => other !== cap && other.inGame)
    .map((other) => ({ cap: other, body: bodyOf(other.fill, other.at, state.grip) }))
  const body = bodyOf(cap.fill, cap.at, state.grip)
  return { court, seat, cap, body, fastest: FILLS[cap.fill].fastest, target: targetArea(court, cap), others }
}
