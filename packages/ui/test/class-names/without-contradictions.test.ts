import { readdirSync, readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { withoutContradictions } from '../../src/class-names/without-contradictions.ts'

const root = new URL('../../../../', import.meta.url)
const SOURCES = [
  'packages/ui',
  'packages/site',
  'packages/stage',
  'packages/court-view',
  'apps/web',
  'apps/admin',
]

/** The library that knows every class of Tailwind, and the shadows of our theme. */
const merge = extendTailwindMerge({ extend: { theme: { shadow: ['press', 'card', 'over'] } } })

const filesIn = (folder: URL): readonly URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('class-names'))
    .map((file) => new URL(file, folder))

/** All words in quotes that the library knows as classes. */
const classesIn = (files: readonly URL[]): ReadonlySet<string> => {
  const texts = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"`])([^'"`\n]*)\1/g)])
  const words = new Set(texts.flatMap(([, , text = '']) => text.split(/\s+/)))
  // of two that are the same it takes away one only where it knows it; it knows more of these than a class does
  const isClass = (word: string): boolean =>
    word !== '' && !word.startsWith('line-clamp') && merge(`${word} ${word}`) === word && isKnown(word)
  return new Set([...words].filter(isClass))
}

const isKnown = (word: string): boolean => merge(`${word} no-class ${word}`) === `no-class ${word}`

/** One for all that differ by a number alone. */
const oneOfEach = (words: ReadonlySet<string>): readonly string[] => [
  ...new Map([...words].map((word) => [word.replaceAll(/[\d.]+/g, '0'), word])).values(),
]

/** Under other conditions nothing contradicts anything, and the table below has such. */
const conditionsOf = (word: string): string => /^(?:[\w-]+:)*/.exec(word)?.[0] ?? ''

test('takes out what a library takes out that knows every class', () => {
  const looks = oneOfEach(classesIn(filesIn(new URL('packages/ui/src/', root))))
  const all = oneOfEach(classesIn(SOURCES.flatMap((folder) => filesIn(new URL(`${folder}/src/`, root)))))
  expect(looks.length).toBeGreaterThan(100)
  const pairs = looks.flatMap((look) =>
    all
      .filter((word) => word !== look && conditionsOf(word) === conditionsOf(look))
      .map((word) => `${look} ${word}`),
  )
  expect(pairs.filter((pair) => withoutContradictions(pair) !== merge(pair))).toEqual([])
})

test.each([
  ['px-3 px-5', 'px-5'],
  ['px-3 p-5', 'p-5'],
  ['p-5 px-3', 'p-5 px-3'],
  ['pt-1 pb-2 py-3', 'py-3'],
  ['hover:bg-raised bg-page', 'hover:bg-raised bg-page'],
  ['sm:hover:px-1 hover:sm:px-2', 'hover:sm:px-2'],
  ['text-sm text-muted text-lg', 'text-muted text-lg'],
  ['bg-accent/50 bg-page', 'bg-page'],
  ['own-name own-name', 'own-name own-name'],
  ['min-h-14 min-h-[max(2rem,calc(1px+2px))]', 'min-h-[max(2rem,calc(1px+2px))]'],
  [' flex  grid ', 'grid'],
])('of %s stays %s', (names, rest) => {
  expect(withoutContradictions(names)).toBe(rest)
})
