import { ok, refuse, type Result } from '@skelly/engine'
import { freeColour } from './free-colour.ts'
import type { LobbyEvent } from './lobby-event.ts'
import { sitterOf, type Lobby, type Person } from './lobby.ts'

/** Why somebody is not let into a lobby. */
export type ComingRefusal = 'removed' | 'full'

/** Somebody comes, or comes back: to their own seat, to a free one, or to watch. */
export const decideComing = (
  lobby: Lobby,
  { person, mostWatchers }: { readonly person: Person; readonly mostWatchers: number },
): Result<readonly LobbyEvent[], ComingRefusal> => {
  const { playerId } = person
  if (lobby.removed.includes(playerId)) return refuse('removed')
  if (sitterOf(lobby, playerId) !== null) return ok([{ kind: 'heard', playerId, isHere: true }])
  const isFree = lobby.matchId === null && lobby.seats.length < lobby.options.seats
  if (isFree && !lobby.stood.includes(playerId))
    return ok([{ kind: 'sat', person, colour: freeColour(lobby) }])
  const isBack = lobby.watchers.some((watcher) => watcher.playerId === playerId)
  if (!isBack && lobby.watchers.length >= mostWatchers) return refuse('full')
  return ok([{ kind: 'watcher-came', person }])
}
