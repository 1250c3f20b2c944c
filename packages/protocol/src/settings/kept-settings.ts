import * as z from 'zod/mini'
import { LAST_MOMENT } from './setting-values.ts'
import { settingSchemas } from './settings.ts'

/** Epoch milliseconds. */
const at = z.int().check(z.minimum(0), z.maximum(LAST_MOMENT))

const stamped = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.strictObject({ value, at }))

/** Settings that somebody has chosen, each with when: what was never chosen is not there. */
export const keptSettingsSchema = z.strictObject({
  fill: stamped(settingSchemas.fill),
  colour: stamped(settingSchemas.colour),
  sound: stamped(settingSchemas.sound),
  haptics: stamped(settingSchemas.haptics),
  calm: stamped(settingSchemas.calm),
  leftHanded: stamped(settingSchemas.leftHanded),
  colourSafe: stamped(settingSchemas.colourSafe),
  language: stamped(settingSchemas.language),
  aimGuide: stamped(settingSchemas.aimGuide),
  theme: stamped(settingSchemas.theme),
  described: stamped(settingSchemas.described),
})
export type KeptSettings = z.infer<typeof keptSettingsSchema>
