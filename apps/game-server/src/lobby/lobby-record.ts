import { isStoredAlike } from './is-stored-alike.ts'
import type { LobbyKept, LobbyStore } from './lobby-ports.ts'
import type { Lobby } from './lobby.ts'

const always = (): boolean => true

/** What the stores have of one lobby: all of it that is to outlive the process. */
export class LobbyRecord {
  readonly #store: Pick<LobbyStore, 'keep'>
  /** Whether they may have what was refused here: their answer got lost. */
  #isUnsure = false

  constructor(store: Pick<LobbyStore, 'keep'>) {
    this.#store = store
  }

  /**
   * Writes down what comes after `before`. Rejects when the stores do not answer.
   * @param isWanted asked at the last moment before it is written
   */
  async keep(before: Lobby, next: Lobby, isWanted: () => boolean = always): Promise<LobbyKept> {
    const wasUnsure = this.#isUnsure
    if (!wasUnsure && isStoredAlike(next, before)) return 'kept'
    this.#isUnsure = true
    const kept = await this.#store.keep(next, isWanted)
    this.#isUnsure = kept === 'too-late' && wasUnsure
    return kept
  }
}
