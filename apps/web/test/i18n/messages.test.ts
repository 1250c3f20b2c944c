import { fileURLToPath } from 'node:url'
import { FILL_NAMES, LEAVINGS, MATCH_REFUSALS, SKELLY_REFUSALS, VOIDINGS, WAYS } from '@skelly/engine'
import { differingTexts, leftoverTexts, sameTexts, usedTexts } from '@skelly/site/testing'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

const flat = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

const spanish = new Map(flat(MESSAGES.es))

test('the texts are the same in every language: keys, what is put into them, and none is silent', () => {
  expect(differingTexts(MESSAGES.en, MESSAGES.es)).toEqual([])
})

/** Words and names that both languages write alike. */
const ALIKE = [
  '+{xp} XP',
  'Enter',
  'K',
  'Killer',
  'Killers',
  'Normal',
  'Ray',
  'Skelly',
  'XP',
  'killer',
  'normal',
  'provisional',
  '{cm, number} cm',
  '{place}, {seconds, number, ::.0} s',
  '{seconds} s',
  '{taken, number, ::.0} s',
  '{xp} XP',
]

test('nothing was left in English, and what is alike in both is known to be', () => {
  expect(sameTexts(MESSAGES.en, MESSAGES.es)).toEqual(ALIKE)
})

test('every text is asked for somewhere', { timeout: 300_000 }, () => {
  const used = usedTexts(fileURLToPath(new URL('../..', import.meta.url)))
  expect(leftoverTexts(MESSAGES.en, used)).toEqual([])
})

/** Whole words in any case; a letter with an accent is none for `\b`. */
const anyOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

describe('the Spanish of the texts is that of the Americas, and one word means one thing', () => {
  test.each([
    ['"ustedes", never "vosotros"', anyOf('vosotr[oa]s|vuestr[oa]s?|os|\\p{L}+(?:áis|éis)|sois')],
    ['"tú", never "usted"', anyOf('usted')],
    ['"computadora"', anyOf('ordenador(?:es)?')],
    ['"celular"', anyOf('móvil(?:es)?')],
    ['other words of Spain', anyOf('vale|portada|intro|rellena|coger?|puntuad[oa]s?')],
    ['a flick is "un tiro"', /lanza|lanzó/iu],
    [
      '"tirar" is the flick, the pull back is "arrastrar"',
      anyOf('tira(?:s|r)? (?:hacia|recto|derecho|un poco)'),
    ],
    ['"clasificatoria" is ranked, and the ladder is a "tabla"', anyOf('competir|clasificación')],
    ['a killer is a "killer"', /asesin/iu],
  ])('%s', (_, refused) => {
    expect([...spanish].filter(([, text]) => refused.test(text))).toEqual([])
  })
})

describe('every word of the engine has its text', () => {
  const { refusal, end, replay, fill } = MESSAGES.en
  test.each([...MATCH_REFUSALS, ...SKELLY_REFUSALS])('refusal %s', (word) => {
    expect(refusal).toHaveProperty([word])
  })
  test.each(LEAVINGS)('leaving %s', (word) => {
    expect(end).toHaveProperty([`why_${word}`])
  })
  test.each(VOIDINGS)('void %s', (word) => {
    expect(end).toHaveProperty([`void_${word}`])
  })
  test.each(WAYS)('way %s', (word) => {
    expect(replay).toHaveProperty([`way_${word}`])
  })
  test.each(FILL_NAMES)('fill %s', (word) => {
    expect(fill).toHaveProperty([word])
    expect(fill).toHaveProperty([`${word}Moves`])
  })
})
