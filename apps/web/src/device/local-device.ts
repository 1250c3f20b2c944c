import { LocalStore, type LocalStorage, type TableDevice } from '@skelly/game-client/device'
import type { TableWishes } from './deal.ts'

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

/** This device as the table of one way to play knows it. Made once a page. */
export const localDevice = (way: TableWishes['way']): TableDevice => ({
  store: new LocalStore(browserStorage, way, crypto.getRandomValues(new Uint32Array(2)).join('-')),
  now: () => performance.now(),
})
