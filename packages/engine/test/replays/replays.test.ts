import { describe, expect, test } from 'vitest'
import { playBits, type PlayForm } from '../../src/testing/index.ts'

const RELEASED =
  'a released version never changes: what was played by it comes out the same for ever. ' +
  'Other bits are a new version in src/physics/versions (or of the rules), beside the old one'

const notation = import.meta.glob('./*.txt', { query: '?raw', import: 'default', eager: true })
const compact = import.meta.glob('./*.replay', { query: '?raw', import: 'default', eager: true })
const series = import.meta.glob('./*.series', { query: '?raw', import: 'default', eager: true })
const recorded = import.meta.glob('./*.bits', { query: '?raw', import: 'default', eager: true })

const playsOf = (form: PlayForm, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, text]) => {
    const name = file.replace(/^[.][/]|[.]\w+$/g, '')
    return { name, form, text, bits: recorded[`./${name}.bits`] ?? '' }
  })

const plays = [...playsOf('notation', notation), ...playsOf('compact', compact), ...playsOf('series', series)]

test('the corpus is whole: 57 games and 14 series, 5,926 flicks and lost turns', () => {
  expect(plays.filter(({ form }) => form !== 'series').length).toBeGreaterThanOrEqual(57)
  expect(plays.filter(({ form }) => form === 'series').length).toBeGreaterThanOrEqual(14)
  const lines = plays.flatMap(({ bits }) => bits.split('\n'))
  expect(lines.filter((line) => /^[0-9a-f]{16} ([0-9a-f]{16}|-)$/.test(line)).length).toBeGreaterThanOrEqual(
    5926,
  )
})

describe('golden replays', () => {
  test.each(plays)('$name comes out to the bit', ({ bits, ...play }) => {
    expect(playBits(play), RELEASED).toEqual(bits.trimEnd().split('\n'))
  })
})
