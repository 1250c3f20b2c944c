import type { LocalStorage } from '@skelly/game-client/device'

/** A device's storage, and whether it kept what it was last given. */
export class StorageWatch {
  /** The same storage, watched. */
  readonly local: LocalStorage
  readonly #listeners = new Set<() => void>()
  #isKept = true

  constructor({ onChange, storage }: LocalStorage) {
    const setItem = (key: string, text: string): void => {
      try {
        storage.setItem(key, text)
      } catch (error) {
        this.#turn(false)
        throw error
      }
      this.#turn(true)
    }
    const { getItem, removeItem } = storage
    this.local = { onChange, storage: { getItem, removeItem, setItem } }
  }

  readonly isKept = (): boolean => this.#isKept

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #turn(isKept: boolean): void {
    this.#isKept = isKept
    for (const listener of this.#listeners) listener()
  }
}
