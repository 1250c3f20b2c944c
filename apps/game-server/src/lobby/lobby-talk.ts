import type { Millis } from '@skelly/engine'
import type { LobbyRefusal } from '@skelly/protocol'

/** The quick words in a lobby: who may say one now. */
export class LobbyTalk {
  readonly #every: number
  readonly #saidAt = new Map<string, Millis>()

  /** @param every the least ms between two words of one person */
  constructor(every: number) {
    this.#every = every
  }

  /** Whether the person may say a word now, which is then said; or why not. */
  take(playerId: string, seat: number | null, now: Millis): LobbyRefusal | null {
    if (seat === null) return 'not-seated'
    const before = this.#saidAt.get(playerId)
    if (before !== undefined && now - before < this.#every) return 'too-soon'
    this.#saidAt.set(playerId, now)
    return null
  }
}
