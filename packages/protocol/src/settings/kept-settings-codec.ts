import { FILL_NAMES } from '@skelly/engine'
import { CAP_COLOURS } from '../rooms/cap-colours.ts'
import type { KeptSettings } from './kept-settings.ts'
import { AMOUNTS, LANGUAGES, LAST_MOMENT, THEMES, type Amount } from './setting-values.ts'
import type { SettingName, Settings } from './settings.ts'

// What the schemas beside this say, without the library: every page reads its device's settings, and the library's core
// alone would be a tenth of what a page loads.

/** Undefined for what can't stand there. */
type Reader<Value> = (said: unknown) => Value | undefined
type Choice = NonNullable<KeptSettings[SettingName]>

const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (said) =>
    values.find((value) => value === said)

const yesOrNo = oneOf([true, false])

/** Once a switch: choices of then are read as what they meant. */
const amount: Reader<Amount> = (said) => {
  if (typeof said === 'boolean') return said ? 'full' : 'off'
  return oneOf(AMOUNTS)(said)
}

const COLOURS = [null, ...Array.from({ length: CAP_COLOURS }, (_, colour) => colour)]

const READERS: { readonly [Name in SettingName]: Reader<Settings[Name]> } = {
  fill: oneOf(FILL_NAMES),
  colour: oneOf(COLOURS),
  sound: amount,
  haptics: amount,
  calm: yesOrNo,
  leftHanded: yesOrNo,
  colourSafe: yesOrNo,
  language: oneOf([null, ...LANGUAGES]),
  aimGuide: yesOrNo,
  theme: oneOf(THEMES),
  described: yesOrNo,
}

/** Every setting there is. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(READERS) as SettingName[]

const isRecord = (said: unknown): said is Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null && !Array.isArray(said)

const isMoment = (at: unknown): at is number =>
  typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= LAST_MOMENT

const readChoice = (said: unknown, read: Reader<unknown> | undefined): Choice | null => {
  if (read === undefined || !isRecord(said) || !isMoment(said['at'])) return null
  const value = read(said['value'])
  const isAll = Object.keys(said).length === 2
  return value === undefined || !isAll ? null : ({ value, at: said['at'] } as Choice)
}

/** The same as `keptSettingsSchema`, for pages. @returns null for what are no settings */
export const readKeptSettings = (said: unknown): KeptSettings | null => {
  if (!isRecord(said)) return null
  const readers = new Map<string, Reader<unknown>>(Object.entries(READERS))
  const choices = Object.entries(said).map(([name, choice]) => [name, readChoice(choice, readers.get(name))])
  return choices.some(([, choice]) => choice === null) ? null : (Object.fromEntries(choices) as KeptSettings)
}

/** Those of the choices that are wanted. */
export const keptOf = (kept: KeptSettings, isWanted: (name: SettingName) => boolean): KeptSettings =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) =>
      isWanted(name) && kept[name] !== undefined ? [[name, kept[name]] as const] : [],
    ),
  )

/** Choices made at one moment. @param at epoch ms */
export const keptAt = (part: Partial<Settings>, at: number): KeptSettings =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, { value, at }]))

/** What was chosen, without when. */
export const chosenIn = (kept: KeptSettings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, choice]) =>
      choice === undefined ? [] : [[name, choice.value] as const],
    ),
  )
