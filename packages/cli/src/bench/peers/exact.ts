import { createWorkspace, simulate } from '@skelly/engine'
import type { Peer } from './peer.ts'

/** The engine's solver as its users call it: a whole trace a shot, in a workspace that is kept. */
export const exact = (): Peer => {
  const workspace = createWorkspace()
  return ({ court, bodies, launch }) => simulate(court, bodies, launch, workspace).rest
}
