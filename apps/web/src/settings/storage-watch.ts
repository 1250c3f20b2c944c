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
    this.local = {
      onChange,
      storage: {
        setItem,
        getItem: (key) => storage.getItem(key),
        removeItem: (key) => {
          storage.removeItem(key)
        },
      },
    }
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
