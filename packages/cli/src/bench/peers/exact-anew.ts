import { simulate } from '@skelly/engine'
import type { Peer } from './peer.ts'

/** The engine's solver for those who keep nothing: a workspace is made for each shot. */
export const exactAnew = (): Peer => {
  return ({ court, bodies, launch }) => simulate(court, bodies, launch).rest
}
