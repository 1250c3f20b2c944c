import { millis, type Millis } from '@skelly/engine'
import type { LobbyStore } from './lobby-ports.ts'

/** The room's match that ended last. */
export interface LastMatch {
  readonly id: string
  readonly endedAt: number
}

/**
 * The table of a room's last game. For a while it may stand for a rematch: those who sit there are not here, and the
 * next game may begin without anybody's asking here.
 */
export class LastTable {
  readonly #store: Pick<LobbyStore, 'isTableUp'>
  readonly #mostTime: number
  #matchId: string | null = null
  #until = millis(0)

  /** @param rematchWithin ms in which a rematch may be agreed on, and after a last-minute wish once more */
  constructor(store: Pick<LobbyStore, 'isTableUp'>, rematchWithin: number) {
    this.#store = store
    this.#mostTime = 2 * rematchWithin
  }

  /** A game has ended, then or, as far as is known, then. */
  leave(matchId: string, endedAt: number): void {
    this.#matchId = matchId
    this.#until = millis(endedAt + this.#mostTime)
  }

  /** Whether those at the table may still agree on the next game. */
  mayStand(now: Millis): boolean {
    return this.#matchId !== null && now < this.#until
  }

  /**
   * Looks whether it stands. `gone` is said once, and `none` from then on.
   * @throws when nobody knows just now
   */
  async look(now: Millis): Promise<'stands' | 'gone' | 'none'> {
    if (this.#matchId === null) return 'none'
    if (this.mayStand(now) && (await this.#store.isTableUp(this.#matchId))) return 'stands'
    this.#matchId = null
    return 'gone'
  }
}
