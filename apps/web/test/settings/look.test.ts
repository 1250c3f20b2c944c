import { USUAL_SETTINGS } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { lookFrom, lookText } from '../../src/settings/look.ts'

const usual = {
  'data-motion': undefined,
  'data-hand': undefined,
  'data-caps': undefined,
  'data-theme': 'auto',
}

test.each([
  [{}, '', usual],
  [{ theme: 'light' as const }, 'light', { ...usual, 'data-theme': 'light' }],
  [
    { calm: true, theme: 'dark' as const },
    'calm.dark',
    { ...usual, 'data-motion': 'calm', 'data-theme': 'dark' },
  ],
  [{ calm: true }, 'calm', { ...usual, 'data-motion': 'calm' }],
  [
    { leftHanded: true, colourSafe: true },
    'left.safe',
    { ...usual, 'data-hand': 'left', 'data-caps': 'safe' },
  ],
])('%o is kept as "%s"', (part, text, look) => {
  expect(lookText({ ...USUAL_SETTINGS, ...part })).toBe(text)
  expect(lookFrom(text)).toEqual(look)
})

test('what somebody else wrote into the cookie is passed over', () => {
  expect(lookFrom('"><script>.safe.nonsense')).toEqual({ ...usual, 'data-caps': 'safe' })
})
