import { keptSettingsSchema, SETTINGS_VERSION, type KeptSettings } from '@skelly/protocol'

/** Settings as they are stored; null for somebody who never chose anything. */
interface Stored {
  readonly version: number
  readonly kept: unknown
}

/**
 * Stored settings.
 * @throws when they are of another version or form: nothing but this code writes them
 */
export const storedSettings = (stored: Stored | null): KeptSettings => {
  if (stored === null) return {}
  if (stored.version !== SETTINGS_VERSION) throw new Error(`unknown version ${stored.version} of settings`)
  return keptSettingsSchema.parse(stored.kept)
}
