import { ok, type Result } from '@skelly/engine'
import type { LobbyStore, StartingRefusal } from '../../src/lobby/lobby-ports.ts'
import type { Lobby } from '../../src/lobby/lobby.ts'
import { seatsIn } from './lobbies.ts'

/** A lobby's stores in memory, which can be away, or another's by now. */
export class MemoryLobbyStore implements LobbyStore {
  kept: readonly string[] = []
  open: string | null = null
  opening: Result<string, StartingRefusal> = ok('m1')
  closing: 'closed' | 'fenced-out' | 'playing' = 'closed'
  isOurs = true
  isAway = false

  async keep(lobby: Lobby) {
    this.#answers()
    if (!this.isOurs) return 'fenced-out' as const
    this.kept = [...this.kept, seatsIn(lobby)]
    return 'kept' as const
  }

  async close() {
    this.#answers()
    return this.closing
  }

  async openMatch() {
    this.#answers()
    if (this.opening.ok) this.open = this.opening.value
    return this.opening
  }

  async openMatchOfRoom() {
    this.#answers()
    return this.open
  }

  #answers(): void {
    if (this.isAway) throw new Error('away')
  }
}
