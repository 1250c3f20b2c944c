import type { KeptSettings } from './kept-settings.ts'
import { settingsSchema, type Settings } from './settings.ts'
import { USUAL_SETTINGS } from './usual-settings.ts'

/** What counts: what was chosen, and the usual for the rest. */
export const settingsFrom = (kept: KeptSettings): Settings => {
  const chosen = Object.entries(kept).flatMap(([name, choice]) =>
    choice === undefined ? [] : [[name, choice.value] as const],
  )
  return settingsSchema.parse({ ...USUAL_SETTINGS, ...Object.fromEntries(chosen) })
}
