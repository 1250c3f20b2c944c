import { ok, refuse, type Result } from '@skelly/engine'
import type { LobbyKept, LobbyStore, Starting, StartingRefusal } from '../../src/lobby/lobby-ports.ts'
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
  /** Whether the table of the last game stands. */
  table = false

  async keep(lobby: Lobby, isWanted: () => boolean): Promise<LobbyKept> {
    this.#answers()
    if (!isWanted()) return 'too-late'
    if (!this.isOurs) return 'fenced-out' as const
    this.kept = [...this.kept, seatsIn(lobby)]
    return 'kept' as const
  }

  async close() {
    this.#answers()
    return this.closing
  }

  async openMatch({ isWanted }: Pick<Starting, 'isWanted'>): Promise<Result<string, StartingRefusal>> {
    this.#answers()
    if (!isWanted()) return refuse('too-late')
    if (this.opening.ok) this.open = this.opening.value
    return this.opening
  }

  async openMatchOfRoom() {
    this.#answers()
    return this.open
  }

  async isTableUp() {
    this.#answers()
    return this.table
  }

  #answers(): void {
    if (this.isAway) throw new Error('away')
  }
}
