import { FILL_NAMES } from '@skelly/engine'
import * as z from 'zod/mini'
import { CAP_COLOURS } from '../rooms/cap-colours.ts'
import { AMOUNTS, LANGUAGES, THEMES, type Amount } from './setting-values.ts'

/** Before there was a `low`, these were switches: choices of then are read as what they meant. */
const amount = z.union([
  z.enum(AMOUNTS),
  z.pipe(
    z.boolean(),
    z.transform((isOn): Amount => (isOn ? 'full' : 'off')),
  ),
])

/** What may stand in each setting. */
export const settingSchemas = {
  /** What is in the own cap, wherever it may be chosen. */
  fill: z.enum(FILL_NAMES),
  /** An index into the court's PLAYER_COLOURS; null for the one of the turn order. */
  colour: z.nullable(z.int().check(z.minimum(0), z.maximum(CAP_COLOURS - 1))),
  sound: amount,
  /** How much the device may buzz, where it can. */
  haptics: amount,
  /** Less motion, also where the system does not ask for it. */
  calm: z.boolean(),
  leftHanded: z.boolean(),
  /** Caps told apart by larger marks and by colours that differ for every kind of colour vision. */
  colourSafe: z.boolean(),
  /** Null for the browser's. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Whether whoever aims is shown where the flick would go, where the game allows it. */
  aimGuide: z.boolean(),
  theme: z.enum(THEMES),
  /** Whether the table is told in words, for whoever plays without seeing it. */
  described: z.boolean(),
} as const

export const settingsSchema = z.strictObject(settingSchemas)
export type Settings = z.infer<typeof settingsSchema>
export type SettingName = keyof Settings
