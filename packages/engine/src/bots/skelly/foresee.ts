import type { Court } from '../../court/court.ts'
import type { Flick } from '../../flick/flick.ts'
import { numberedShotId, type Seat } from '../../ids.ts'
import { createWorkspace, type Workspace } from '../../physics/versions/v1/workspace.ts'
import { courtOf } from '../../rulesets/skelly/court-of.ts'
import { decide } from '../../rulesets/skelly/decide.ts'
import { evolve } from '../../rulesets/skelly/evolve.ts'
import { playFlick, type PlayedFlick } from '../../rulesets/skelly/play-flick.ts'
import type { SkellyMove, SkellyState } from '../../rulesets/skelly/state.ts'

/** A shot that is only thought of needs an id too; it never becomes part of a match. */
const THOUGHT = numberedShotId(0)

/** The state after a move, or null where the rules refuse it. */
export const foresee = (state: SkellyState, seat: Seat, move: SkellyMove): SkellyState | null => {
  const decided = decide(state, seat, move)
  return decided.ok ? decided.value.reduce(evolve, state) : null
}

/** Where flicks are tried. */
export interface Foresight {
  readonly court: Court
  readonly workspace: Workspace
}

/** @throws when the state names no court: that is a bug */
export const foresightOf = (state: SkellyState): Foresight => ({
  court: courtOf(state),
  workspace: createWorkspace(),
})

/**
 * The ruling on a flick by the seat on turn and the state after it.
 * @param flick a legal one, as `aim`, `shaken` and `flickOfPull` make them
 */
export const foreseeShot = (
  { court, workspace }: Foresight,
  state: SkellyState,
  seat: Seat,
  flick: Flick,
): PlayedFlick => playFlick(court, state, seat, { shotId: THOUGHT, flick }, workspace)
