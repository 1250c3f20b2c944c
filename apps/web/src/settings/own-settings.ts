import { browserStorage } from '../device/local-device.ts'
import { SettingsStore } from './settings-store.ts'

/** The settings of this browser, one for all of a page. */
export const ownSettings = new SettingsStore({ local: browserStorage, now: () => Date.now() })
