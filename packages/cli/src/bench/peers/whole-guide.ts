import { aimPaths, createWorkspace } from '@skelly/engine'
import type { Peer } from './peer.ts'

/** One change of the aim in practice: the whole ways of all caps that the shot sets going. */
export const wholeGuide = (): Peer => {
  const workspace = createWorkspace()
  return ({ court, bodies, launch }) =>
    aimPaths(court, bodies, launch, workspace).flatMap(({ corners }) => corners.slice(-1))
}
