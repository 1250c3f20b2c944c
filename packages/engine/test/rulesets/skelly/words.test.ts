import { expect, test } from 'vitest'
import { hashWords } from '../../../src/hash.ts'
import { readPosition } from '../../../src/notation/position-text.ts'
import { words } from '../../../src/rulesets/skelly/words.ts'

const hash = (line: string): string => {
  const position = readPosition(line)
  if (!position.ok) throw new Error(`${line}: ${position.refusal}`)
  return hashWords(words(position.value))
}

test('whatever differs in the state differs in its hash', () => {
  const lines = [
    'A@40,40>2 B@500,300>5 | A',
    'A@40.0009765625,40>2 B@500,300>5 | A',
    'A@40,41>2 B@500,300>5 | A',
    'A@40,40>3 B@500,300>5 | A',
    'A@40,40<2 B@500,300>5 | A',
    'A@40,40* B@500,300>5 | A',
    'A@40,40>2/- B@500,300>5 | A',
    'A@40,40>2 B@500,300>5!1 | A',
    'A@40,40>2 B@500,300>5!2 | A',
    'A@40,40>2 B@500,300>5? | A',
    'A@40,40>2 B@500,300>5~ | A',
    'A@40,40>2 B@500,300>5x | A',
    'A@40,40>2 B@500,300>5 | B',
    'A@40,40>2 B@500,300>5 | A in 1',
    'A@40,40>2 B@500,300>5 | A in START',
    'A@40,40>2 B@500,300>5 | A in 1 from 41,40',
    'A@40,40>2 B@500,300>5 | over A B',
    'A@40,40>2 B@500,300>5 | over B A',
    'A@40,40>2 B@500,300>5 | over A=B',
    'A@40,40>2 B@500,300>5 | A | out B',
    'A@40,40>2 B@500,300>5 | A | out A=B',
    'A@40,40>2 B@500,300>5 | A | out A B',
    'A@40,40>2 B@500,300>5 | A | on street 95',
    'B@500,300>5 A@40,40>2 | A'.replace(/[AB]@/g, (letter) => (letter === 'A@' ? 'B@' : 'A@')),
  ]
  expect(new Set(lines.map(hash)).size).toBe(lines.length)
})
