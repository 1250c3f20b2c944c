import {
  keptAt,
  keptOf,
  readKeptSettings,
  SETTING_NAMES,
  SETTINGS_VERSION,
  type AccountSettings,
  type KeptSettings,
  type SettingName,
  type Settings,
} from '@skelly/protocol'

/** What a device keeps of settings. */
export interface DeviceSettings {
  readonly version: typeof SETTINGS_VERSION
  /** The account that they were last the same with; null for a guest's. */
  readonly account: string | null
  readonly kept: KeptSettings
  /** Those of `kept` that the account is not known to have. */
  readonly unsent: readonly SettingName[]
}

export const NO_SETTINGS: DeviceSettings = { version: SETTINGS_VERSION, account: null, kept: {}, unsent: [] }

const AN_ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const isAccount = (said: unknown): said is string | null =>
  said === null || (typeof said === 'string' && AN_ACCOUNT.test(said))

const isName = (said: unknown): said is SettingName => SETTING_NAMES.some((name) => name === said)

/** Reads what a device keeps. @returns null for anything else */
export const readDeviceSettings = (said: unknown): DeviceSettings | null => {
  if (typeof said !== 'object') return null
  const { version, account, kept, unsent }: Readonly<Record<string, unknown>> = { ...said }
  const choices = readKeptSettings(kept)
  if (version !== SETTINGS_VERSION || !isAccount(account) || choices === null) return null
  if (!Array.isArray(unsent) || !unsent.every(isName)) return null
  return { version, account, kept: choices, unsent }
}

const namesIn = (part: Partial<Settings>): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => name in part)

/** After somebody chose something on this device, at this moment of its clock. */
export const changed = (device: DeviceSettings, part: Partial<Settings>, now: number): DeviceSettings => {
  const names = namesIn(part)
  const kept = { ...device.kept, ...keptAt(part, now) }
  return { ...device, kept, unsent: [...new Set([...device.unsent, ...names])] }
}

/** What the account is to be told. */
export const unsentIn = ({ kept, unsent }: DeviceSettings): KeptSettings =>
  keptOf(kept, (name) => unsent.includes(name))

/**
 * After the account has answered what counts.
 * @param sent what it was told: what was changed again since stays and is told next
 */
export const adopted = (
  device: DeviceSettings,
  sent: KeptSettings,
  { account, kept }: AccountSettings,
): DeviceSettings => {
  const unsent = device.unsent.filter((name) => device.kept[name]?.at !== sent[name]?.at)
  return {
    ...device,
    account,
    unsent,
    kept: { ...device.kept, ...keptOf(kept, (name) => !unsent.includes(name)) },
  }
}

/** After signing out: all of it stays, and what is changed from now on is a guest's. */
export const parted = (device: DeviceSettings): DeviceSettings => ({ ...device, account: null, unsent: [] })
