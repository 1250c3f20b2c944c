import { chosenIn } from './kept-settings-codec.ts'
import type { KeptSettings } from './kept-settings.ts'
import type { Settings } from './settings.ts'
import { USUAL_SETTINGS } from './usual-settings.ts'

/** What counts: what was chosen, and the usual for the rest. */
export const settingsFrom = (kept: KeptSettings): Settings => ({ ...USUAL_SETTINGS, ...chosenIn(kept) })
