import type { LobbyClientMessage, LobbyRefusal } from '@skelly/protocol'
import type { LobbyPorts } from './lobby-ports.ts'
import { lobbyView } from './lobby-view.ts'
import { seatOf, sitterOf, type Lobby } from './lobby.ts'

/** What people in one lobby are told of where they sit. */
export class LobbyGreeting {
  readonly #roomId: string
  readonly #code: string
  readonly #ports: Pick<LobbyPorts, 'voice' | 'clock'>

  constructor(roomId: string, code: string, ports: Pick<LobbyPorts, 'voice' | 'clock'>) {
    this.#roomId = roomId
    this.#code = code
    this.#ports = ports
  }

  show(lobby: Lobby): void {
    this.#ports.voice.show(lobbyView(this.#code, lobby))
  }

  /** Somebody came: where they sit, where the game is, and why they have no seat. */
  greet(lobby: Lobby, playerId: string): void {
    const { matchId, seats, options, stood } = lobby
    this.#welcome(lobby, playerId)
    if (matchId !== null && goesToGame(lobby, playerId))
      this.#ports.voice.tell(playerId, 'started', { matchId })
    if (sitterOf(lobby, playerId) !== null || stood.includes(playerId)) return
    if (matchId !== null) this.refuse(playerId, '', 'started')
    else if (seats.length >= options.seats) this.refuse(playerId, '', 'full')
  }

  /** Sends everybody to the game who plays it or may watch. */
  sendToGame(lobby: Lobby): void {
    const { matchId, seats, watchers } = lobby
    for (const { playerId } of [...seats, ...watchers])
      if (matchId !== null && goesToGame(lobby, playerId))
        this.#ports.voice.tell(playerId, 'started', { matchId })
  }

  /** Tells everybody whose seat is another one now, but for one who is greeted anyway. */
  tellSeats(before: Lobby, next: Lobby, newcomer: string | null): void {
    for (const playerId of new Set([...before.seats, ...next.seats].map((sitter) => sitter.playerId))) {
      if (playerId !== newcomer && seatOf(before, playerId) !== seatOf(next, playerId))
        this.#welcome(next, playerId)
    }
  }

  refuse(playerId: string, message: LobbyClientMessage | '', why: LobbyRefusal): void {
    this.#ports.voice.tell(playerId, 'refused', { message, why })
  }

  #welcome(lobby: Lobby, playerId: string): void {
    const { voice, clock } = this.#ports
    const news = { roomId: this.#roomId, seat: seatOf(lobby, playerId), now: clock.now() }
    voice.tell(playerId, 'welcome', news)
  }
}

/** Who has no seat, where nobody may watch, waits here for one. */
const goesToGame = (lobby: Lobby, playerId: string): boolean =>
  lobby.options.watching === 'anyone' || sitterOf(lobby, playerId) !== null
