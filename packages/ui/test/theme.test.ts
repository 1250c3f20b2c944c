import { describe, expect, test } from 'vitest'
import { PAGE_COLOURS, themeColourOf } from '../src/theme-colour.ts'
import { contrast, laidOver } from './contrast.ts'
import { themeColours, type Shown } from './theme.ts'

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5
/** WCAG 2.2, 1.4.11: what a control is known by. */
const SHAPE = 3

const GROUNDS = ['page', 'page-glow', 'surface', 'raised']
const TINT = 0.15

const looks = (['light', 'dark'] as const).flatMap((shown) =>
  [false, true].map((isSafe) => ({ shown, isSafe })),
)

describe.each(looks)('$shown, safe colours: $isSafe', ({ shown, isSafe }) => {
  const colour = themeColours(shown, isSafe)

  test.each(['ink', 'muted', 'accent-text', 'good', 'bad', 'sky'])('%s is read on every ground', (name) => {
    for (const ground of GROUNDS)
      expect(contrast(colour(name), colour(ground)), ground).toBeGreaterThanOrEqual(TEXT)
  })

  test.each([
    ['good', 'good'],
    ['bad', 'bad'],
    ['sky', 'sky'],
    ['accent-text', 'accent'],
    ['muted', 'accent'],
  ])('%s is read on a tint of %s', (name, tint) => {
    for (const ground of GROUNDS) {
      const tinted = laidOver(colour(tint), colour(ground), TINT)
      expect(contrast(colour(name), tinted), ground).toBeGreaterThanOrEqual(TEXT)
    }
  })

  test.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-strong'],
    ['brick-ink', 'brick'],
    ['brick-ink', 'brick-strong'],
    ['page', 'good'],
    ['page', 'bad'],
    ['page', 'sky'],
    ['page', 'ink'],
  ])('%s is read on a button or badge of %s', (name, ground) => {
    expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(TEXT)
  })

  test('the ring round what has the focus is seen on every ground', () => {
    for (const ground of GROUNDS)
      expect(contrast(colour('focus'), colour(ground)), ground).toBeGreaterThanOrEqual(SHAPE)
  })
})

const hexOf = (shown: Shown): string =>
  `#${themeColours(
    shown,
    false,
  )('page')
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

test('browsers are told the colour that the page has', () => {
  expect(PAGE_COLOURS).toEqual({ light: hexOf('light'), dark: hexOf('dark') })
})

test.each([
  ['auto', ['#efe6d6', '#1a1716']],
  ['light', ['#efe6d6', '#efe6d6']],
  ['dark', ['#1a1716', '#1a1716']],
] as const)('%s, whatever the system has chosen', (theme, colours) => {
  expect(themeColourOf(theme).map(({ color }) => color)).toEqual(colours)
})
