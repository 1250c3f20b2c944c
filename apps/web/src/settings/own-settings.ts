import { browserStorage } from '../device/local-device.ts'
import { SettingsStore } from './settings-store.ts'
import { StorageWatch } from './storage-watch.ts'

/** Whether this browser keeps what is chosen. */
export const settingsWatch = new StorageWatch(browserStorage)

/** The settings of this browser, one for all of a page. */
export const ownSettings = new SettingsStore({ local: settingsWatch.local, now: () => Date.now() })
