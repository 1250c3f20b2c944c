import { expect, test } from 'vitest'
import { piecesOf } from '../src/pieces-of.ts'

const stretchOf = (byte: number) => {
  const number = Math.floor(byte / 10)
  return { late: number, isHeld: false, end: (number + 1) * 10 }
}
const piece = (from: number, to: number, late: number) => ({ from, to, late, isHeld: false })

test.each([
  ['within one stretch', null, { before: 0, length: 10 }, { pieces: [piece(0, 10, 0)], isCut: false }],
  [
    'over three stretches',
    null,
    { before: 8, length: 15 },
    { pieces: [piece(0, 2, 0), piece(2, 12, 1), piece(12, 15, 2)], isCut: false },
  ],
  ['up to the cut', 20, { before: 15, length: 5 }, { pieces: [piece(0, 5, 1)], isCut: false }],
  ['over the cut: torn', 20, { before: 15, length: 6 }, { pieces: [piece(0, 5, 1)], isCut: true }],
  ['after the cut was reached', 20, { before: 20, length: 1 }, { pieces: [], isCut: true }],
  ['nothing before the cut', 0, { before: 0, length: 4 }, { pieces: [], isCut: true }],
])('%s', (_, cutAfter, { before, length }, expected) => {
  expect(piecesOf({ cutAfter, stretchOf }, before, length)).toEqual(expected)
})
