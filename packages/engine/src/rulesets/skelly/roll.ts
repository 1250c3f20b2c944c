import type { Court } from '../../court/court.ts'
import type { Flick } from '../../flick/flick.ts'
import type { Workspace } from '../../physics/versions/v1/workspace.ts'
import { simulatorOf } from '../../physics/versions/simulator-of.ts'
import type { Seat } from '../../ids.ts'
import { sceneOf, shotOf } from './scene.ts'
import type { Shot } from './shot.ts'
import type { SkellyState } from './state.ts'

export interface Roll {
  readonly shot: Shot
  /** Milliseconds until all caps lie still, rounded up. */
  readonly rolls: number
}

/**
 * What physics sees when the seat's cap is flicked.
 * @throws when the state names a physics version that there is not: setups and positions are checked before
 */
export const roll = (
  court: Court,
  state: SkellyState,
  shooter: Seat,
  flick: Flick,
  workspace?: Workspace,
): Roll => {
  const scene = sceneOf(state, shooter, flick)
  const simulate = simulatorOf(state.physics)
  if (simulate === null) throw new RangeError(`there is no physics version ${String(state.physics)}`)
  const trace = simulate(court, scene.bodies, scene.launch, workspace)
  return { shot: shotOf(state, scene, trace, shooter), rolls: ceiling(trace.duration * 1000) }
}

const ceiling = (value: number): number => -Math.floor(-value)
