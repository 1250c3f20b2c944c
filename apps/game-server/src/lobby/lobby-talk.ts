import type { Millis } from '@skelly/engine'
import type { LobbyRefusal, QuickWord } from '@skelly/protocol'
import type { LobbyPorts } from './lobby-ports.ts'

/** The quick words in a lobby. Nothing of it is kept. */
export class LobbyTalk {
  readonly #ports: Pick<LobbyPorts, 'voice' | 'clock' | 'policy'>
  readonly #seatOf: (playerId: string) => number | null
  readonly #saidAt = new Map<string, Millis>()

  /** @param seatOf the index of somebody's seat in the lobby as it is */
  constructor(
    ports: Pick<LobbyPorts, 'voice' | 'clock' | 'policy'>,
    seatOf: (playerId: string) => number | null,
  ) {
    this.#ports = ports
    this.#seatOf = seatOf
  }

  /** By those who sit, and not too often. */
  say(playerId: string, word: QuickWord): void {
    const seat = this.#seatOf(playerId)
    if (seat === null) this.#refuse(playerId, 'not-seated')
    else if (!this.#takesTurn(playerId)) this.#refuse(playerId, 'too-soon')
    else this.#ports.voice.tellAll('said', { seat, word })
  }

  #takesTurn(playerId: string): boolean {
    const { clock, policy } = this.#ports
    const now = clock.now()
    const before = this.#saidAt.get(playerId)
    if (before !== undefined && now - before < policy.rooms.wordEvery) return false
    this.#saidAt.set(playerId, now)
    return true
  }

  #refuse(playerId: string, why: LobbyRefusal): void {
    this.#ports.voice.tell(playerId, 'refused', { message: 'say', why })
  }
}
