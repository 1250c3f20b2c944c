import { LocalStore, type LocalStorage, type TableDevice } from '@skelly/game-client/device'

/** The browser's storage, asked only when it is used: where it is forbidden, even looking at it throws. */
export const browserStorage: LocalStorage = {
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      localStorage.setItem(key, value)
    },
    removeItem: (key) => {
      localStorage.removeItem(key)
    },
  },
  onChange: (listener) => {
    const hear = ({ key }: StorageEvent): void => {
      listener(key)
    }
    addEventListener('storage', hear)
    return () => {
      removeEventListener('storage', hear)
    }
  },
}

/**
 * This device as one table knows it. Made once a page.
 * @param place where it keeps the game: each way to play has one, and each level
 */
export const localDevice = (place: string): TableDevice => ({
  store: new LocalStore(browserStorage, place, crypto.getRandomValues(new Uint32Array(2)).join('-')),
  now: () => performance.now(),
})
