import {
  keptSettingsSchema,
  settingsSchema,
  SETTINGS_VERSION,
  type AccountSettings,
  type KeptSettings,
  type Settings,
} from '@skelly/protocol'
import * as z from 'zod/mini'

/** What a device keeps of settings. */
export const deviceSettingsSchema = z.strictObject({
  version: z.literal(SETTINGS_VERSION),
  /** The account that they were last the same with; null for a guest's. */
  account: z.nullable(z.uuid()),
  kept: keptSettingsSchema,
  /** Those of `kept` that the account is not known to have. */
  unsent: z.array(z.keyof(settingsSchema)),
})
export type DeviceSettings = z.infer<typeof deviceSettingsSchema>

export const NO_SETTINGS: DeviceSettings = { version: SETTINGS_VERSION, account: null, kept: {}, unsent: [] }

const nameSchema = z.keyof(settingsSchema)
type Name = z.infer<typeof nameSchema>

const namesIn = (part: object): readonly Name[] => Object.keys(part).map((name) => nameSchema.parse(name))

const without = (kept: KeptSettings, names: readonly Name[]): KeptSettings =>
  keptSettingsSchema.parse(
    Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(nameSchema.parse(name)))),
  )

/** After somebody chose something on this device, at this moment of its clock. */
export const changed = (device: DeviceSettings, part: Partial<Settings>, now: number): DeviceSettings => {
  const names = namesIn(part)
  const fresh = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, { value, at: now }]))
  const kept = keptSettingsSchema.parse({ ...device.kept, ...fresh })
  return { ...device, kept, unsent: [...new Set([...device.unsent, ...names])] }
}

/** What the account is to be told. */
export const unsentIn = ({ kept, unsent }: DeviceSettings): KeptSettings =>
  without(
    kept,
    namesIn(kept).filter((name) => !unsent.includes(name)),
  )

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
  return { ...device, account, unsent, kept: { ...device.kept, ...without(kept, unsent) } }
}

/** After signing out: all of it stays, and what is changed from now on is a guest's. */
export const parted = (device: DeviceSettings): DeviceSettings => ({ ...device, account: null, unsent: [] })
