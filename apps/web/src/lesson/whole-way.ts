import type { FlickGuide } from '@skelly/court-view'
import { aimPaths, launchOf, type Seat, type SkellyState } from '@skelly/engine'
import { tableBodies } from '@skelly/stage'

/** The guide of practice: the whole way of the flicked cap, past every contact, from the engine. */
export const wholeWay = (state: SkellyState, seat: Seat): FlickGuide => {
  const { court, bodies, seats } = tableBodies(state)
  const flicked = seats.indexOf(seat)
  const fill = state.caps[seat]?.fill
  return (flick) => {
    if (flicked < 0 || fill === undefined) return null
    const paths = aimPaths(court, bodies, launchOf(flick, fill, flicked))
    const path = paths.find(({ body }) => body === flicked)?.corners
    return path === undefined ? null : { path, goesOn: false }
  }
}
