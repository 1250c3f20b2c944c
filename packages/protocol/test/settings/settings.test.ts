import { expect, test } from 'vitest'
import {
  keptSettingsSchema,
  mergeSettings,
  readKeptSettings,
  SETTING_NAMES,
  settingsChangesSchema,
  settingsFrom,
  settingsSchema,
  USUAL_SETTINGS,
  type KeptSettings,
} from '../../src/index.ts'

const early: KeptSettings = { fill: { value: 'candle', at: 10 }, sound: { value: 'off', at: 30 } }
const late: KeptSettings = {
  fill: { value: 'tar', at: 20 },
  sound: { value: 'full', at: 20 },
  calm: { value: true, at: 5 },
}

test('of each setting the newest choice counts, in whichever order they come', () => {
  const both = { fill: late.fill, sound: early.sound, calm: late.calm }
  expect(mergeSettings(early, late)).toEqual(both)
  expect(mergeSettings(late, early)).toEqual(both)
  expect(mergeSettings(both, early)).toEqual(both)
})

test('choices of the same millisecond come out the same whoever is first', () => {
  const [one, other]: readonly KeptSettings[] = [
    { fill: { value: 'tar', at: 1 } },
    { fill: { value: 'empty', at: 1 } },
  ]
  expect(mergeSettings(one ?? {}, other ?? {})).toEqual(mergeSettings(other ?? {}, one ?? {}))
})

test('what was never chosen is the usual', () => {
  expect(settingsFrom({})).toEqual(USUAL_SETTINGS)
  expect(settingsFrom({ calm: { value: true, at: 1 } })).toEqual({ ...USUAL_SETTINGS, calm: true })
  expect(settingsSchema.parse(USUAL_SETTINGS)).toEqual(USUAL_SETTINGS)
})

test('choices of the days when sound was a switch are read as what they meant', () => {
  const before = { sound: { value: false, at: 3 }, haptics: { value: true, at: 4 } }
  expect(keptSettingsSchema.parse(before)).toEqual({
    sound: { value: 'off', at: 3 },
    haptics: { value: 'full', at: 4 },
  })
})

const SAID: readonly unknown[] = [
  ...[null, true, false, -1, 0, 7, 8, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
  ...['', 'en', 'fr', 'tar', 'gold', 'off', 'low', 'full', 'auto', 'dark', 'true', [], {}, ['en']],
]
const MOMENTS: readonly unknown[] = [0, 5, 8_640_000_000_000_000, 8_640_000_000_000_001, -1, 0.5, '5', null]

test('pages read what they keep as the schema does', () => {
  const choices = SAID.flatMap((value) => [
    ...MOMENTS.map((at) => ({ value, at })),
    { value, at: 5, more: 1 },
    value,
  ])
  const kept = [...SETTING_NAMES, 'none'].flatMap((name) => choices.map((choice) => ({ [name]: choice })))
  for (const said of [...kept, ...SAID, early, late, { ...early, none: early.fill }]) {
    // only what stands in a text of a device can be read there
    const text: unknown = JSON.parse(JSON.stringify(said))
    const { success, data } = keptSettingsSchema.safeParse(text)
    expect(readKeptSettings(text), JSON.stringify(said)).toEqual(success ? data : null)
  }
})

test('every setting can be kept', () => {
  expect(SETTING_NAMES.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  expect(Object.keys(keptSettingsSchema.shape).toSorted()).toEqual(
    Object.keys(settingsSchema.shape).toSorted(),
  )
})

const ACCOUNT = '018f0000-0000-7000-8000-000000000000'
test.each([
  ['another version', { version: 2, account: null, now: 1, changes: {} }],
  ['no account', { version: 1, now: 1, changes: {} }],
  ['an account that is none', { version: 1, account: 'Ana', now: 1, changes: {} }],
  [
    'a setting that is none',
    { version: 1, account: ACCOUNT, now: 1, changes: { volume: { value: 1, at: 1 } } },
  ],
  ['a fill that is none', { version: 1, account: null, now: 1, changes: { fill: { value: 'gold', at: 1 } } }],
  ['a colour too many', { version: 1, account: null, now: 1, changes: { colour: { value: 8, at: 1 } } }],
  ['half a colour', { version: 1, account: null, now: 1, changes: { colour: { value: 0.5, at: 1 } } }],
  ['a word for a switch', { version: 1, account: null, now: 1, changes: { sound: { value: 'yes', at: 1 } } }],
  [
    'a language without texts',
    { version: 1, account: null, now: 1, changes: { language: { value: 'de', at: 1 } } },
  ],
  ['no time', { version: 1, account: null, now: 1, changes: { sound: { value: 'full' } } }],
  [
    'a time before all time',
    { version: 1, account: null, now: 1, changes: { sound: { value: 'full', at: -1 } } },
  ],
  [
    'a time after all time',
    { version: 1, account: null, now: 1, changes: { sound: { value: 'full', at: 9e15 } } },
  ],
  [
    'something beside the value',
    { version: 1, account: null, now: 1, changes: { sound: { value: 'full', at: 1, by: 'x' } } },
  ],
])('%s is refused', (_, sent) => {
  expect(settingsChangesSchema.safeParse(sent).success).toBe(false)
})
