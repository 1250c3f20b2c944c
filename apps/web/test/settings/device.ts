import {
  mergeSettings,
  type AccountSettings,
  type KeptSettings,
  type SettingsChanges,
} from '@skelly/protocol'
import { SettingsCourier } from '../../src/settings/settings-courier.ts'
import { SettingsStore } from '../../src/settings/settings-store.ts'

export const ANA = '018f0000-0000-7000-8000-00000000000a'
export const BEN = '018f0000-0000-7000-8000-00000000000b'

/** Accounts as the server keeps their settings. */
export class Accounts {
  readonly #kept = new Map<string, KeptSettings>()
  isAway = false

  of(account: string): KeptSettings {
    return this.#kept.get(account) ?? {}
  }

  sync(owner: string, { account, changes }: SettingsChanges): AccountSettings {
    if (this.isAway) throw new Error('the line is down')
    const told = account === null || account === owner ? changes : {}
    this.#kept.set(owner, mergeSettings(this.of(owner), told))
    return { account: owner, kept: this.of(owner) }
  }
}

/** A browser whose storage outlives its pages, with a clock that is set by hand. */
export class Device {
  readonly items = new Map<string, string>()
  readonly #listeners = new Set<(key: string | null) => void>()
  at = 1000

  /** A page that is opened on it. */
  page(): SettingsStore {
    const storage = {
      getItem: (key: string) => this.items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        this.items.set(key, value)
      },
      removeItem: (key: string) => {
        this.items.delete(key)
      },
    }
    const onChange = (listener: (key: string | null) => void) => {
      this.#listeners.add(listener)
      return () => this.#listeners.delete(listener)
    }
    return new SettingsStore({ local: { storage, onChange }, now: () => this.at })
  }

  /** Tells its pages that another one has written. */
  written(key: string | null): void {
    for (const listener of this.#listeners) listener(key)
  }
}

/** What a page of a device tells the server, signed in as somebody. */
export const courierOf = (accounts: Accounts, store: SettingsStore, owner: string): SettingsCourier =>
  new SettingsCourier({ store, now: () => 1, send: async (changes) => accounts.sync(owner, changes) })
