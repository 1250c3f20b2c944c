import {
  SETTINGS_VERSION,
  type AccountSettings,
  type KeptSettings,
  type SettingsChanges,
} from '@skelly/protocol'
import type { DeviceSettings } from './device-settings.ts'

interface CourierParts {
  readonly store: {
    readonly device: () => DeviceSettings
    readonly unsent: () => KeptSettings
    readonly adopt: (sent: KeptSettings, answer: AccountSettings) => void
  }
  /** Null when nobody is signed in any more. @throws when the server is away */
  readonly send: (changes: SettingsChanges) => Promise<AccountSettings | null>
  /** The device's clock, epoch ms. */
  readonly now: () => number
}

/** Carries settings between this device and its account, one way and back at a time. */
export class SettingsCourier {
  readonly #parts: CourierParts
  #isOut = false
  /** How often it was asked to go. */
  #asked = 0

  constructor(parts: CourierParts) {
    this.#parts = parts
  }

  /** Whether there is something that the account does not know. */
  get hasNews(): boolean {
    return Object.keys(this.#parts.store.unsent()).length > 0
  }

  /** Tells what was changed and takes over what counts; false when that has to be tried again. */
  async deliver(): Promise<boolean> {
    this.#asked += 1
    if (this.#isOut) return true
    this.#isOut = true
    try {
      for (let told = 0; told !== this.#asked;) {
        told = this.#asked
        await this.#once()
      }
      return true
    } catch {
      // Offline: the changes wait on the device, and whoever asked is told.
      return false
    } finally {
      this.#isOut = false
    }
  }

  async #once(): Promise<void> {
    const { now, send, store } = this.#parts
    const changes = store.unsent()
    const { account } = store.device()
    const answer = await send({ version: SETTINGS_VERSION, account, now: now(), changes })
    if (answer !== null) store.adopt(changes, answer)
  }
}
