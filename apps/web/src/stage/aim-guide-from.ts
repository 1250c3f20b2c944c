import type { FlickGuide } from '@skelly/court-view'
import { aimGuide, launchOf, type Seat, type SkellyState } from '@skelly/engine'
import { tableBodies } from '@skelly/stage'

/** The guide of a counted game: exact, from the engine, at most 300 mm and not past the first contact. */
export const aimGuideFrom = (state: SkellyState, seat: Seat): FlickGuide => {
  const { court, bodies, seats } = tableBodies(state)
  const body = seats.indexOf(seat)
  const fill = state.caps[seat]?.fill
  return (flick) => {
    if (body < 0 || fill === undefined) return null
    const { from, to, goesOn } = aimGuide(court, bodies, launchOf(flick, fill, body))
    return { path: [from, to], goesOn }
  }
}
