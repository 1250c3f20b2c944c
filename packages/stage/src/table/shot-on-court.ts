import type { ShotOnCourt } from '@skelly/court-view'
import { launchOf, simulatorOf, type Flick, type SkellyState } from '@skelly/engine'
import { pieceIdOf } from './pieces-of.ts'
import { tableBodies } from './table-bodies.ts'

/**
 * The shot that a flick from this table makes: the same on every screen and on the server.
 * @throws when the match is played by physics that this page does not have
 */
export const shotOnCourt = (before: SkellyState, seat: number, flick: Flick): ShotOnCourt => {
  const { court, bodies, seats } = tableBodies(before)
  const fill = before.caps[seat]?.fill ?? 'empty'
  const simulate = simulatorOf(before.physics)
  if (simulate === null) throw new Error(`this page knows no physics version ${String(before.physics)}`)
  const trace = simulate(court, bodies, launchOf(flick, fill, seats.indexOf(seat)))
  return { trace, bodies, pieceIds: seats.map(pieceIdOf) }
}
