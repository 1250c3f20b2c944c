import { Signal } from '../signal.ts'
import type { GameStore } from './game-store.ts'

/** What pages share: the device's storage without a device. */
export class MemoryShelf {
  kept: string | null = null
  aside: string | null = null
  /** Whether it takes anything more. */
  isFull = false
  holder: MemoryStore | null = null
  readonly claimed = new Signal<null>()
}

/** One page's store on a shelf in memory: the twin of `LocalStore`. */
export class MemoryStore implements GameStore {
  readonly #shelf: MemoryShelf
  #hasClaimed = false

  constructor(shelf: MemoryShelf = new MemoryShelf()) {
    this.#shelf = shelf
  }

  read(): string | null {
    return this.#shelf.kept
  }

  write(text: string): boolean {
    if (this.#shelf.isFull) return false
    this.#shelf.kept = text
    return true
  }

  clear(): void {
    this.#shelf.kept = null
  }

  putAside(text: string): void {
    this.#shelf.aside = text
    this.#shelf.kept = null
  }

  claim(): void {
    this.#hasClaimed = true
    this.#shelf.holder = this
    this.#shelf.claimed.emit(null)
  }

  isHeld(): boolean {
    return !this.#hasClaimed || this.#shelf.holder === this
  }

  onLost(listener: () => void): () => void {
    return this.#shelf.claimed.on(() => {
      if (!this.isHeld()) listener()
    })
  }
}
