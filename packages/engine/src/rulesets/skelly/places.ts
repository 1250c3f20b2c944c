import type { Places } from '../ruleset.ts'
import { seatsInGame } from './seats-in-game.ts'
import { isAlone, isRunDone } from './solo.ts'
import type { SkellyState } from './state.ts'

/**
 * R7.1, R7.3: who came where once at most one of several is left, or once the run is done of one who is alone (R9.1);
 * null while the game goes on. It is over as well when nobody is left to flick, whatever caps lie on the court.
 */
export const placesOf = (state: SkellyState): Places | null => {
  const standing = seatsInGame(state.caps)
  const isOpen = standing.length > 1 || (isAlone(state.caps) && !isRunDone(state.caps))
  if (isOpen && standing.some((seat) => state.caps[seat]?.bystander !== true)) return null
  return [standing, ...state.wentOut.toReversed()].filter((place) => place.length > 0)
}
