import { expect, test } from 'vitest'
import type { RecordedPlay } from '../src/corpus/corpus-folder.ts'
import { differences, wordsFor } from '../src/differences.ts'

const play = (name: string, bits: readonly string[] | null): RecordedPlay => ({
  name,
  form: 'compact',
  text: '',
  bits,
})

const corpus = [play('one', ['a b', 'c d', 'over A B']), play('two', ['e f'])]
const whole = ['one a b', 'one c d', 'one over A B', 'two e f']

test('nothing differs from itself', () => {
  expect(differences(corpus, whole)).toEqual([])
})

test.each([
  {
    fault: 'another trace',
    lines: ['one a b', 'one c X', 'one over A B', 'two e f'],
    words: 'one: shot 2 differs: expected c d, got c X',
  },
  {
    fault: 'only the first difference of a play is told',
    lines: ['one X b', 'one X d', 'one over A B', 'two e f'],
    words: 'one: shot 1 differs: expected a b, got X b',
  },
  {
    fault: 'another end',
    lines: ['one a b', 'one c d', 'one over B A', 'two e f'],
    words: 'one: shot 3 differs: expected over A B, got over B A',
  },
  {
    fault: 'a play that is cut off',
    lines: ['one a b', 'one c d', 'two e f'],
    words: 'one: shot 3 differs: expected over A B, got nothing',
  },
  {
    fault: 'a play that is not played',
    lines: whole.slice(0, 3),
    words: 'two: shot 1 differs: expected e f, got nothing',
  },
  {
    fault: 'a play that goes on too long',
    lines: [...whole, 'two g h'],
    words: 'two: shot 2 is not expected, but was played: g h',
  },
  {
    fault: 'a play that is not in the corpus',
    lines: [...whole, 'three g h'],
    words: 'three: shot 1 is not expected, but was played: g h',
  },
])('$fault: $words', ({ lines, words }) => {
  expect(differences(corpus, lines).map(wordsFor)).toEqual([words])
})

test('a play that nobody recorded passes on no machine', () => {
  expect(differences([play('new', null)], ['new a b']).map(wordsFor)).toEqual([
    'new: shot 1 is not expected, but was played: a b',
  ])
  expect(differences([play('new', null)], [])).toHaveLength(1)
})
