import type { Places } from '../ruleset.ts'
import { seatsInGame } from './seats-in-game.ts'
import type { SkellyState } from './state.ts'

/** R7.1, R7.3: who came where once at most one of several is left; null while the game goes on. */
export const placesOf = (state: SkellyState): Places | null => {
  const standing = seatsInGame(state.caps)
  if (state.caps.length < 2 || standing.length > 1) return null
  return [standing, ...state.wentOut.toReversed()].filter((place) => place.length > 0)
}
