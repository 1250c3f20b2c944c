import { expect, test } from 'vitest'
import {
  LocalStore,
  MemoryShelf,
  MemoryStore,
  type GameStore,
  type LocalStorage,
} from '../../src/device/index.ts'

/** Two pages of one browser: storage that both see, and whose changes the other one hears. */
const createBrowser = () => {
  const kept = new Map<string, string>()
  const pages = new Set<{ readonly name: string; readonly hear: (key: string) => void }>()
  const page = (name: string): LocalStorage => {
    const told = (key: string): void => {
      for (const other of pages) if (other.name !== name) other.hear(key)
    }
    return {
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          kept.set(key, value)
          told(key)
        },
        removeItem: (key) => {
          kept.delete(key)
          told(key)
        },
      },
      onChange: (listener) => {
        const here = { name, hear: listener }
        pages.add(here)
        return () => void pages.delete(here)
      },
    }
  }
  return { kept, page }
}

const twoPages = {
  'in memory': (): readonly [GameStore, GameStore] => {
    const shelf = new MemoryShelf()
    return [new MemoryStore(shelf), new MemoryStore(shelf)]
  },
  'in the browser': (): readonly [GameStore, GameStore] => {
    const { page } = createBrowser()
    return [new LocalStore(page('one'), 'local', 'one'), new LocalStore(page('two'), 'local', 'two')]
  },
}

for (const [where, open] of Object.entries(twoPages)) {
  test(`${where}: what is written is read, also by the other page`, () => {
    const [one, two] = open()
    expect(one.read()).toBeNull()
    expect(one.write('a game')).toBe(true)
    expect(two.read()).toBe('a game')
    two.clear()
    expect(one.read()).toBeNull()
  })

  test(`${where}: one page holds the game, and whoever loses it is told`, () => {
    const [one, two] = open()
    const lost: string[] = []
    one.onLost(() => lost.push('one'))
    const stop = two.onLost(() => lost.push('two'))
    one.claim()
    two.claim()
    expect([one.isHeld(), two.isHeld()]).toEqual([false, true])
    expect(lost).toEqual(['one'])
    stop()
    one.claim()
    expect(lost).toEqual(['one'])
    expect(one.isHeld()).toBe(true)
  })

  test(`${where}: a text that is put aside leaves the place free`, () => {
    const [one] = open()
    one.write('rubbish')
    one.putAside('rubbish')
    expect(one.read()).toBeNull()
  })
}

test('games of several ways do not meet', () => {
  const { page } = createBrowser()
  const machine = new LocalStore(page('one'), 'machine', 'one')
  machine.write('a game')
  expect(new LocalStore(page('one'), 'solo', 'one').read()).toBeNull()
})

test('a browser that forbids storage keeps nothing and breaks nothing', () => {
  const refuse = (): never => {
    throw new Error('forbidden')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const store = new LocalStore({ storage, onChange: () => () => undefined }, 'solo', 'one')
  store.claim()
  expect(store.write('a game')).toBe(false)
  expect(store.read()).toBeNull()
  expect(store.isHeld()).toBe(true)
  store.putAside('a game')
  store.clear()
})
