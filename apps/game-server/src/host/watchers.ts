import { ok, refuse, type Result } from '@skelly/engine'

export type WatchingRefusal = 'nobody-watches' | 'no-room-to-watch'

/** Who watches a match, by player id: each once, and up to so many. */
export class Watchers {
  readonly #most: number
  readonly #here = new Set<string>()

  /** @param most 0 when nobody may watch */
  constructor(most: number) {
    this.#most = most
  }

  get count(): number {
    return this.#here.size
  }

  get all(): readonly string[] {
    return [...this.#here]
  }

  /** Whoever watches already may come again: from another tab, for one. */
  enter(playerId: string): Result<void, WatchingRefusal> {
    if (this.#most === 0) return refuse('nobody-watches')
    if (!this.#here.has(playerId) && this.#here.size >= this.#most) return refuse('no-room-to-watch')
    this.#here.add(playerId)
    return ok(undefined)
  }

  leave(playerId: string): void {
    this.#here.delete(playerId)
  }
}
