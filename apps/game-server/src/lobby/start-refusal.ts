import type { LobbyRefusal } from '@skelly/protocol'
import type { Lobby } from './lobby.ts'

/** The fewest who play a game. */
const FEWEST = 2

/** Why the game can not be started by this person now; null when it can. */
export const startRefusal = (lobby: Lobby, playerId: string): LobbyRefusal | null => {
  if (lobby.matchId !== null) return 'started'
  if (playerId !== lobby.makerId) return 'not-the-maker'
  if (lobby.seats.length < FEWEST) return 'too-few'
  const others = lobby.seats.filter((sitter) => sitter.playerId !== playerId)
  return others.every(({ isReady, isHere }) => isReady && isHere) ? null : 'not-ready'
}
