import { CAP_RADIUS, streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { whereabouts } from '../../src/described/whereabouts.ts'
import { whereWords } from '../../src/described/where-words.ts'
import { say } from './table.ts'

test.each([
  { x: 40, y: 40, words: 'in box 1' },
  { x: 61, y: 61, words: 'in box 1' },
  { x: 62, y: 40, words: 'on the chalk of box 1' },
  { x: 98, y: 40, words: 'on the chalk of box 1' },
  { x: 500, y: 500, words: 'in box 13' },
  { x: 459, y: 500, words: 'on the chalk of box 13' },
  { x: 400, y: 400, words: 'in the skull' },
  { x: 340, y: 400, words: 'between boxes 13 and 8' },
  { x: 90, y: 1190, words: 'in START' },
  { x: 40, y: 250, words: 'between boxes 1 and 8' },
  { x: 250, y: 40, words: 'between boxes 1 and 11' },
  { x: 540, y: 40, words: 'in box 9' },
  { x: 500, y: 40, words: 'on the chalk of box 9' },
  { x: 700, y: 1200, words: 'near box 12' },
])('a cap at $x, $y lies $words', ({ words, ...at }) => {
  expect(whereWords(whereabouts(streetCourt, at, CAP_RADIUS), say)).toBe(words)
})

test('a court without boxes has only the open', () => {
  const bare = { ...streetCourt, boxes: [], skull: null, start: null }
  expect(whereWords(whereabouts(bare, { x: 1, y: 1 }, CAP_RADIUS), say)).toBe('in the open')
})
