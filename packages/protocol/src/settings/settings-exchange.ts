import * as z from 'zod/mini'
import { keptSettingsSchema } from './kept-settings.ts'
import { SETTINGS_VERSION } from './setting-values.ts'

/** What a device tells the account's settings of. */
export const settingsChangesSchema = z.strictObject({
  version: z.literal(SETTINGS_VERSION),
  /** Whose the changes are: the account by which the device knows them, null for a guest's. */
  account: z.nullable(z.uuid()),
  /** The device's clock, epoch ms: times of changes are told by it, whatever it shows. */
  now: z.int().check(z.minimum(0)),
  /** What was changed on the device and is not known to be kept. */
  changes: keptSettingsSchema,
})
export type SettingsChanges = z.infer<typeof settingsChangesSchema>

/** What the account has after them. */
export const accountSettingsSchema = z.object({ account: z.uuid(), kept: keptSettingsSchema })
export type AccountSettings = z.infer<typeof accountSettingsSchema>
