import { POLICY, USUAL_ROOM, type RoomOptions } from '@skelly/protocol'
import type { LobbyEvent } from '../../src/lobby/lobby-event.ts'
import { evolveLobby } from '../../src/lobby/evolve-lobby.ts'
import { decideComing } from '../../src/lobby/decide-coming.ts'
import { decideLobby } from '../../src/lobby/decide-lobby.ts'
import type { LobbyCommand } from '../../src/lobby/lobby-command.ts'
import { emptyLobby, type Lobby, type Person } from '../../src/lobby/lobby.ts'

const idOf = (name: string): string => `00000000-0000-4000-8000-00000000000${name.charCodeAt(0) - 64}`

/** People by one letter, A to F; F is a guest. */
export const person = (name: string): Person => ({ playerId: idOf(name), name, isGuest: name === 'F' })

export const after = (lobby: Lobby, events: readonly LobbyEvent[]): Lobby => events.reduce(evolveLobby, lobby)

/** A lobby in which these sit in this order: the first is the maker. */
export const lobbyOf = (names: string, options: Partial<RoomOptions> = {}): Lobby =>
  after(
    emptyLobby(person('A').playerId, { ...USUAL_ROOM, ...options }),
    Array.from(names, (name, colour) => ({ kind: 'sat', person: person(name), colour })),
  )

/** The letters of those who sit, the maker's in brackets. */
export const seatsIn = ({ seats, makerId }: Lobby): string =>
  seats.map(({ playerId, name }) => (playerId === makerId ? `(${name})` : name)).join('')

export const withWatcher = (lobby: Lobby, name: string): Lobby =>
  after(lobby, [{ kind: 'watcher-came', person: person(name) }])
export const playing = (lobby: Lobby): Lobby => after(lobby, [{ kind: 'game', matchId: 'm' }])

export const come = (lobby: Lobby, name: string, mostWatchers = 20) =>
  decideComing(lobby, { person: person(name), mostWatchers })
export const afterComing = (lobby: Lobby, name: string): Lobby => {
  const decided = come(lobby, name)
  if (!decided.ok) throw new Error(decided.refusal)
  return after(lobby, decided.value)
}
export const afterAll = (lobby: Lobby, ...commands: readonly LobbyCommand[]): Lobby =>
  commands.reduce((so, command) => {
    const decided = decideLobby(so, command, POLICY.rooms)
    if (!decided.ok) throw new Error(decided.refusal)
    return after(so, decided.value)
  }, lobby)
