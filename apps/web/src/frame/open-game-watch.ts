import type { OpenGame } from '@skelly/api'

/** How often a game that is on is asked after, ms: the bar goes when the game is over. */
const ASK_EVERY = 4_000

/** How old an answer may be when somebody comes back to the page, ms. */
const STALE_AFTER = 15_000

interface WatchParts {
  /** @throws when the server is away */
  readonly ask: () => Promise<OpenGame | null>
  /** The device's clock, ms. */
  readonly now: () => number
}

/** Whether the visitor has a game that is on, asked after while anything listens, and again and again while there is one. */
export class OpenGameWatch {
  readonly #parts: WatchParts
  readonly #listeners = new Set<() => void>()
  #game: OpenGame | null = null
  #askedAt = Number.NEGATIVE_INFINITY
  /** The number of the last question: answers to those before it come too late. */
  #question = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: WatchParts) {
    this.#parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearTimeout(this.#timer)
    }
  }

  /** The same object as long as it is the same game. */
  readonly game = (): OpenGame | null => this.#game

  /** Asks now; what was known counts until the answer is there. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    this.#question += 1
    const question = this.#question
    this.#askedAt = this.#parts.now()
    const { ask } = this.#parts
    // once more: a first try may have come while the server started
    const game = await ask()
      .catch(ask)
      .catch(() => this.#game)
    if (question !== this.#question) return
    this.#show(game)
    if (game !== null && this.#listeners.size > 0) this.#timer = setTimeout(() => void this.look(), ASK_EVERY)
  }

  /** Somebody is back, or the line: asks where there is a game, or where the last time is a while ago. */
  readonly lookAgain = (): void => {
    if (this.#game !== null || this.#parts.now() - this.#askedAt > STALE_AFTER) void this.look()
  }

  /** Nobody looks at the page: asks no more until somebody does. */
  readonly rest = (): void => clearTimeout(this.#timer)

  /** Forgets the game: it is the one that is played here. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#question += 1
    this.#show(null)
  }

  #show(game: OpenGame | null): void {
    const isSame = game?.matchId === this.#game?.matchId && game?.way === this.#game?.way
    if (isSame) return
    this.#game = game
    for (const listener of this.#listeners) listener()
  }
}
