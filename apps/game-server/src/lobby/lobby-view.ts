import type { LobbyView } from '@skelly/protocol'
import type { Lobby } from './lobby.ts'

/** The lobby as everybody in it sees it. */
export const lobbyView = (code: string, lobby: Lobby): LobbyView => ({
  code,
  maker: lobby.seats.findIndex(({ playerId }) => playerId === lobby.makerId),
  seats: lobby.seats.map(({ name, isGuest, fill, colour, isReady, isHere }) => ({
    name,
    isGuest,
    fill,
    colour,
    isReady,
    isHere,
  })),
  options: lobby.options,
  // where nobody may watch they wait for a seat
  watchers: lobby.options.watching === 'anyone' ? lobby.watchers.length : 0,
  matchId: lobby.matchId ?? '',
})
