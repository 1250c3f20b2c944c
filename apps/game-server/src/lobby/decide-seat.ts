import { ok, refuse, type Result } from '@skelly/engine'
import type { LobbyRefusal } from '@skelly/protocol'
import { freeColour } from './free-colour.ts'
import type { LobbyCommand } from './lobby-command.ts'
import type { LobbyEvent } from './lobby-event.ts'
import { sitterOf, type Lobby } from './lobby.ts'

/** Taking a seat, and giving it up to watch. */
export const decideSeat = (
  lobby: Lobby,
  { kind, playerId }: Extract<LobbyCommand, { readonly kind: 'sit' | 'stand' }>,
  mostWatchers: number,
): Result<readonly LobbyEvent[], LobbyRefusal> => {
  const sitter = sitterOf(lobby, playerId)
  if (kind === 'sit') return sitter === null ? sit(lobby, playerId) : ok([])
  if (sitter === null) return refuse('not-seated')
  if (lobby.watchers.length >= mostWatchers) return refuse('full')
  return ok([
    { kind: 'rose', playerId },
    { kind: 'stood', playerId },
    { kind: 'watcher-came', person: { playerId, name: sitter.name, isGuest: sitter.isGuest } },
  ])
}

const sit = (lobby: Lobby, playerId: string): Result<readonly LobbyEvent[], LobbyRefusal> => {
  const person = lobby.watchers.find((watcher) => watcher.playerId === playerId)
  if (person === undefined) return refuse('not-now')
  if (lobby.seats.length >= lobby.options.seats) return refuse('full')
  return ok([{ kind: 'sat', person, colour: freeColour(lobby) }])
}
