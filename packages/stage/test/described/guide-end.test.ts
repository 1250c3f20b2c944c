import { CAP_RADIUS, streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { guideEnd } from '../../src/described/guide-end.ts'
import { guideWords } from '../../src/described/table-words.ts'
import { pieceAt, say } from './table.ts'

const from = { x: 500, y: 700 }

test.each([
  { to: { x: 500, y: 400 }, goesOn: true, words: 'It goes on past 30 cm.' },
  { to: { x: 500, y: 645 }, goesOn: false, words: 'It stops after 5.5 cm.' },
  { to: { x: 500, y: 632 }, goesOn: false, words: 'It touches Ben’s cap after 6.8 cm.' },
  { to: { x: 984, y: 700 }, goesOn: false, words: 'It touches the edge after 48 cm.' },
  { to: { x: 700, y: 700 }, goesOn: false, words: 'It touches a post or a wall after 20 cm.' },
  { to: { x: 300, y: 700 }, goesOn: false, words: 'It touches a post or a wall after 20 cm.' },
])('a guide to $to.x, $to.y: $words', ({ goesOn, to, words }) => {
  const court = {
    ...streetCourt,
    posts: [{ at: { x: 726, y: 700 }, radius: 10 }],
    walls: [{ from: { x: 284, y: 600 }, to: { x: 284, y: 800 } }],
  }
  const end = guideEnd({ path: [from, to], goesOn }, court, [pieceAt('Ben', { x: 500, y: 600 })], CAP_RADIUS)
  expect(end && guideWords(end, say)).toBe(words)
})
