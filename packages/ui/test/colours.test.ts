import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Where colours may be said: the theme, what is drawn the same in either, and pictures for elsewhere. */
const PLACES = [
  /^packages\/ui\/src\/theme(-colour)?\.(css|ts)$/,
  /^packages\/court-view\/src\//,
  // black on white, or scanners don't read it
  /^packages\/site\/src\/frame\/qr-code\.tsx$/,
  /^apps\/web\/src\/replays\/picture\//,
]

const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|\b(?:bg|text|border|fill|stroke|ring|outline)-(?:black|white|(?:gray|slate|zinc|stone|neutral|red|orange|amber|yellow|green|blue)-\d+)\b/i

const said = (file: string): string[] =>
  readFileSync(`${root}${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) => (COLOUR.test(line) ? [`${file}:${String(index + 1)} ${line.trim()}`] : []))

test('colours are said in the theme, and taken from it everywhere else', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,css}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => !PLACES.some((place) => place.test(file))).flatMap(said)).toEqual([])
})
