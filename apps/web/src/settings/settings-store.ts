import type { LocalStorage } from '@skelly/game-client/device'
import {
  readKeptSettings,
  settingsFrom,
  USUAL_SETTINGS,
  type AccountSettings,
  type KeptSettings,
  type Settings,
} from '@skelly/protocol'
import {
  adopted,
  changed,
  NO_SETTINGS,
  parted,
  readDeviceSettings,
  unsentIn,
  type DeviceSettings,
} from './device-settings.ts'

const KEY = 'skelly.settings'
/** Where the fill alone was kept before there were settings. */
const FILL_BEFORE = 'skelly.cap.fill'

interface StoreParts {
  readonly local: LocalStorage
  /** The device's clock, epoch ms. */
  readonly now: () => number
}

/** The settings of this device. What storage does not keep lasts as long as the page. */
export class SettingsStore {
  readonly #parts: StoreParts
  readonly #listeners = new Set<() => void>()
  #device: DeviceSettings | null = null
  #settings: Settings = USUAL_SETTINGS
  #stop: (() => void) | null = null

  constructor(parts: StoreParts) {
    this.#parts = parts
  }

  /** The same object as long as nothing changes. */
  readonly settings = (): Settings => {
    this.#opened()
    return this.#settings
  }

  readonly device = (): DeviceSettings => this.#opened()

  readonly unsent = (): KeptSettings => unsentIn(this.#opened())

  readonly change = (part: Partial<Settings>): void => {
    const settings = this.settings()
    if (isAlready(settings, part)) return
    this.#write(changed(this.#latest(), part, this.#parts.now()))
  }

  readonly adopt = (sent: KeptSettings, answer: AccountSettings): void => {
    this.#write(adopted(this.#latest(), sent, answer))
  }

  readonly part = (): void => {
    this.#write(parted(this.#latest()))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#stop ??= this.#parts.local.onChange((key) => {
      if (key !== KEY && key !== null) return
      this.#show(this.#read() ?? NO_SETTINGS)
    })
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = null
    }
  }

  #opened(): DeviceSettings {
    if (this.#device !== null) return this.#device
    const device = this.#read() ?? this.#fromBefore()
    this.#device = device
    this.#settings = settingsFrom(device.kept)
    return device
  }

  /** As another page may have written it a moment ago. */
  #latest(): DeviceSettings {
    return this.#read() ?? this.#opened()
  }

  #read(): DeviceSettings | null {
    return readDeviceSettings(this.#json(KEY))
  }

  #fromBefore(): DeviceSettings {
    const fill = readKeptSettings({ fill: { value: this.#json(FILL_BEFORE), at: 0 } })?.fill
    return fill === undefined ? NO_SETTINGS : changed(NO_SETTINGS, { fill: fill.value }, 0)
  }

  #json(key: string): unknown {
    try {
      const text = this.#parts.local.storage.getItem(key)
      return text === null ? null : JSON.parse(text)
    } catch {
      // Forbidden storage or a text that is no JSON: nothing is kept, which is what null says.
      return null
    }
  }

  #write(device: DeviceSettings): void {
    try {
      this.#parts.local.storage.setItem(KEY, JSON.stringify(device))
    } catch {
      // A device that keeps nothing has them for as long as the page is open.
    }
    this.#show(device)
  }

  #show(device: DeviceSettings): void {
    this.#device = device
    const settings = settingsFrom(device.kept)
    if (!isAlready(this.#settings, settings)) this.#settings = settings
    for (const listener of this.#listeners) listener()
  }
}

const isAlready = (settings: Settings, part: Partial<Settings>): boolean => {
  const now = new Map<string, unknown>(Object.entries(settings))
  return Object.entries(part).every(([name, value]) => now.get(name) === value)
}
