import { aimGuide, createWorkspace } from '@skelly/engine'
import type { Peer } from './peer.ts'

/** One change of the aim in a counted game: the way to the first contact. */
export const guide = (): Peer => {
  const workspace = createWorkspace()
  return ({ court, bodies, launch }) => [aimGuide(court, bodies, launch, undefined, workspace).to]
}
