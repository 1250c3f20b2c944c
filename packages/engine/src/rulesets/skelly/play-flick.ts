import type { Court } from '../../court/court.ts'
import type { Flick } from '../../flick/flick.ts'
import type { Seat, ShotId } from '../../ids.ts'
import type { Workspace } from '../../physics/versions/v1/workspace.ts'
import { evolve } from './evolve.ts'
import { judge } from './judge.ts'
import { placesOf } from './places.ts'
import { roll } from './roll.ts'
import { isAlone, ruledAlone } from './solo.ts'
import type { Ruling, SkellyEvent, SkellyState, SkellyTurn } from './state.ts'
import { passTurn } from './turns.ts'

/** A flick simulated and judged. */
export interface PlayedFlick {
  readonly ruling: Ruling
  /** The shot, then what follows from it: the next turn, or the end. */
  readonly events: readonly SkellyEvent[]
  readonly after: SkellyState
}

/**
 * R3 to R7: what a flick by the seat on turn leads to.
 * @param flick one that `parseFlick` lets pass
 * @param workspace kept by those who try many flicks
 */
export const playFlick = (
  court: Court,
  state: SkellyState,
  seat: Seat,
  { shotId, flick }: { readonly shotId: ShotId; readonly flick: Flick },
  workspace?: Workspace,
): PlayedFlick => {
  const { shot, rolls } = roll(court, state, seat, flick, workspace)
  const { touched, rest } = shot
  const judged = judge(court, state.caps, shot)
  const ruling = isAlone(state.caps) ? ruledAlone(judged) : judged
  const event: SkellyEvent = { kind: 'shot', seat, shotId, flick, rolls, rest, touched, ruling }
  const rested = evolve(state, event)
  const then = afterShot(rested, seat, ruling)
  return { ruling, events: [event, ...then], after: then.reduce(evolve, rested) }
}

/** The end (R7.1), the shooter again (R4.5, R5.3, R5.6), or the next in order (R3.5). */
const afterShot = (state: SkellyState, shooter: Seat, ruling: Ruling): readonly SkellyEvent[] => {
  const places = placesOf(state)
  if (places !== null) return [{ kind: 'over', places }]
  if (!ruling.again) return passTurn(state.caps, shooter)
  return [{ kind: 'turn', turn: nextFlick(state, shooter, ruling) }]
}

const nextFlick = (state: SkellyState, mover: Seat, { setDown }: Ruling): SkellyTurn => {
  const stoppedAt = state.caps[mover]?.at
  if (setDown === null || stoppedAt === undefined) return { phase: 'aiming', mover }
  return { phase: 'setting-down', mover, within: setDown, stoppedAt }
}
