import type { LocalStorage } from '@skelly/game-client/device'
import { expect, test, vi } from 'vitest'
import { SettingsStore } from '../../src/settings/settings-store.ts'
import { StorageWatch } from '../../src/settings/storage-watch.ts'

/** A browser's storage with so much room; what is too long throws, as in one. */
const roomFor = (room: { left: number }): LocalStorage => {
  const kept = new Map<string, string>()
  return {
    onChange: () => () => undefined,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      removeItem: (key) => void kept.delete(key),
      setItem: (key, text) => {
        if (text.length > room.left) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, text)
      },
    },
  }
}

test('a full device is noticed where a setting is changed, and so is room again', () => {
  const room = { left: 1000 }
  const watch = new StorageWatch(roomFor(room))
  const settings = new SettingsStore({ local: watch.local, now: () => 1 })
  const heard = vi.fn()
  watch.subscribe(heard)
  settings.change({ leftHanded: true })
  expect(watch.isKept()).toBe(true)
  room.left = 0
  settings.change({ leftHanded: false })
  expect(watch.isKept()).toBe(false)
  expect(settings.settings().leftHanded).toBe(false)
  expect(heard).toHaveBeenCalled()
  room.left = 1000
  settings.change({ leftHanded: true })
  expect(watch.isKept()).toBe(true)
})

test('who listens no more hears nothing', () => {
  const watch = new StorageWatch(roomFor({ left: 0 }))
  const heard = vi.fn()
  watch.subscribe(heard)()
  expect(() => watch.local.storage.setItem('a', 'b')).toThrow('full')
  expect(heard).not.toHaveBeenCalled()
})
