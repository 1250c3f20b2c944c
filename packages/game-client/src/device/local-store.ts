import type { GameStore } from './game-store.ts'

/** The part of a browser's `localStorage` that is used, and how its changes in other pages are heard. */
export interface LocalStorage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls the listener with the key that another page has changed; null for all of them. */
  readonly onChange: (listener: (key: string | null) => void) => () => void
}

/** A game kept in `localStorage`, which writes at once: a page that dies takes nothing with it. */
export class LocalStore implements GameStore {
  readonly #local: LocalStorage
  readonly #keys: { readonly game: string; readonly holder: string; readonly aside: string }
  readonly #page: string
  /** Whether this page could write its name: where nothing is kept nobody else can hold anything. */
  #isNamed = false

  /**
   * @param name the game's place: one for each way to play
   * @param page this page's own name among all that are open
   */
  constructor(local: LocalStorage, name: string, page: string) {
    const game = `skelly.game.${name}`
    this.#local = local
    this.#keys = { game, holder: `${game}.holder`, aside: `${game}.aside` }
    this.#page = page
  }

  read(): string | null {
    return this.#get(this.#keys.game)
  }

  write(text: string): boolean {
    return this.#set(this.#keys.game, text)
  }

  clear(): void {
    this.#remove(this.#keys.game)
  }

  putAside(text: string): void {
    this.#set(this.#keys.aside, text)
    this.#remove(this.#keys.game)
  }

  claim(): void {
    this.#isNamed = this.#set(this.#keys.holder, this.#page)
  }

  isHeld(): boolean {
    return !this.#isNamed || this.#get(this.#keys.holder) === this.#page
  }

  onLost(listener: () => void): () => void {
    return this.#local.onChange((key) => {
      if ((key === null || key === this.#keys.holder) && !this.isHeld()) listener()
    })
  }

  #get(key: string): string | null {
    try {
      return this.#local.storage.getItem(key)
    } catch {
      // Storage that is forbidden throws at every touch: then nothing is kept, and the game says so.
      return null
    }
  }

  #set(key: string, text: string): boolean {
    try {
      this.#local.storage.setItem(key, text)
      return true
    } catch {
      return false
    }
  }

  #remove(key: string): void {
    try {
      this.#local.storage.removeItem(key)
    } catch {
      // There is nothing to be removed where nothing can be kept.
    }
  }
}
