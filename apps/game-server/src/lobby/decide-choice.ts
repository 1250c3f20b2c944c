import { ok, refuse, type Result } from '@skelly/engine'
import type { LobbyRefusal } from '@skelly/protocol'
import type { LobbyCommand } from './lobby-command.ts'
import type { LobbyEvent } from './lobby-event.ts'
import { sitterOf, type Lobby } from './lobby.ts'

/** What everybody who sits decides about themselves. */
export const decideChoice = (
  lobby: Lobby,
  command: Extract<LobbyCommand, { readonly kind: 'fill' | 'colour' | 'ready' }>,
): Result<readonly LobbyEvent[], LobbyRefusal> => {
  const { playerId } = command
  if (sitterOf(lobby, playerId) === null) return refuse('not-seated')
  switch (command.kind) {
    case 'fill':
      return ok([{ kind: 'filled', playerId, fill: command.message.fill }])
    case 'ready':
      return ok([{ kind: 'readied', playerId, isReady: command.message.ready }])
    case 'colour': {
      const { colour } = command.message
      const isTaken = lobby.seats.some((other) => other.playerId !== playerId && other.colour === colour)
      return isTaken ? refuse('colour-taken') : ok([{ kind: 'coloured', playerId, colour }])
    }
  }
}
