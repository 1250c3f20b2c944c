import { aimGuide, createWorkspace } from '@skelly/engine'
import type { Peer } from './peer.ts'

/** What one change of the aim costs: the guide to the first contact. */
export const guide = (): Peer => {
  const workspace = createWorkspace()
  return ({ court, bodies, launch }) => [aimGuide(court, bodies, launch, undefined, workspace).to]
}
