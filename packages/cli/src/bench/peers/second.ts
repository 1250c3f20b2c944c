import { createOpinionWorld, secondOpinion } from '@skelly/engine/second-opinion'
import type { Peer } from './peer.ts'

/** The engine's second opinion: matter-js with exact contacts, steps clipped at the time of impact, its world kept. */
export const second = (): Peer => {
  const world = createOpinionWorld()
  return ({ court, bodies, launch }) => secondOpinion(court, bodies, launch, world).rest
}
