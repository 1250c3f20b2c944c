import { ok, refuse, type Result } from '@skelly/engine'
import type { LobbyRefusal, Policy } from '@skelly/protocol'
import { decideChoice } from './decide-choice.ts'
import { decideRule } from './decide-rule.ts'
import { decideSeat } from './decide-seat.ts'
import type { LobbyCommand } from './lobby-command.ts'
import type { LobbyEvent } from './lobby-event.ts'
import { sitterOf, type Lobby } from './lobby.ts'

/** What comes of a command in a lobby, or the word that says why nothing does. */
export const decideLobby = (
  lobby: Lobby,
  command: LobbyCommand,
  { watchers: mostWatchers }: Pick<Policy['rooms'], 'watchers'>,
): Result<readonly LobbyEvent[], LobbyRefusal> => {
  switch (command.kind) {
    case 'drop':
      return ok(hear(lobby, command.playerId, false))
    case 'hear':
      return ok(hear(lobby, command.playerId, command.isHere))
    case 'give-up':
      return ok(command.playerIds.flatMap((playerId) => rise(lobby, playerId)))
    case 'leave':
      return ok([...rise(lobby, command.playerId), { kind: 'watcher-went', playerId: command.playerId }])
    case 'game':
      return ok(command.matchId === lobby.matchId ? [] : [command])
    case 'sit':
    case 'stand':
      return lobby.matchId === null ? decideSeat(lobby, command, mostWatchers) : refuse('started')
    case 'fill':
    case 'colour':
    case 'ready':
      return lobby.matchId === null ? decideChoice(lobby, command) : refuse('started')
    case 'options':
    case 'remove':
    case 'hand-over':
    case 'swap':
      return lobby.matchId === null ? decideRule(lobby, command) : refuse('started')
  }
}

const hear = (lobby: Lobby, playerId: string, isHere: boolean): readonly LobbyEvent[] => {
  const sitter = sitterOf(lobby, playerId)
  if (sitter === null) return isHere ? [] : [{ kind: 'watcher-went', playerId }]
  return sitter.isHere === isHere ? [] : [{ kind: 'heard', playerId, isHere }]
}

const rise = (lobby: Lobby, playerId: string): readonly LobbyEvent[] =>
  sitterOf(lobby, playerId) === null ? [] : [{ kind: 'rose', playerId }]
