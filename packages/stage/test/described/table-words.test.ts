import { streetCourt, type Court } from '@skelly/engine'
import { expect, test } from 'vitest'
import { describedTable } from '../../src/described/described-table.ts'
import { boxWords, markWords, ownWords, pieceWords } from '../../src/described/table-words.ts'
import { pieceAt, say } from './table.ts'

const ana = pieceAt('Ana', { x: 540, y: 540 })
const ben = pieceAt('Ben', { x: 540, y: 300 })

const told = (court: Court, pieces: readonly (typeof ana)[], target: number | null) => {
  const table = describedTable(court, pieces, 'Ana', target)
  if (table === null) throw new Error('Ana is at the table')
  return table
}

test('the own cap, the target with what lies in the way, and the others', () => {
  const table = told(streetCourt, [ben, ana], 9)
  expect(ownWords(table, 'roof tar', true, say)).toBe('Your cap, roof tar, lies on the chalk of box 13.')
  expect(ownWords(table, 'roof tar', false, say)).toBe('Ana’s cap, roof tar, lies on the chalk of box 13.')
  expect(table.target && boxWords(table.target, say)).toBe(
    'Box 9: 50 cm, at 12 o’clock. In the way: Ben’s cap after 24 cm.',
  )
  expect(table.others.map((seen) => pieceWords(seen, 'roof tar', say))).toEqual([
    'Ben’s cap, roof tar: between boxes 13 and 9, 24 cm, at 12 o’clock. Nothing in the way.',
  ])
  expect(table.marks.map((mark) => markWords(mark, say))).toEqual([
    'The middle of the skull: 5.7 cm, at half past 10.',
  ])
  expect(table.boxes.map(({ box }) => box)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('a cap whose middle is in the target is told so', () => {
  const { target } = told(streetCourt, [pieceAt('Ana', { x: 40, y: 70 })], 1)
  expect(target && boxWords(target, say)).toBe(
    'Box 1: the cap’s middle is in it, its own 3 cm, at 12 o’clock.',
  )
})

test('nothing is told of who is not on the court, nor of what lies there for the eye only', () => {
  expect(describedTable(streetCourt, [ana], 'Cleo', null)).toBeNull()
  expect(told(streetCourt, [ana, { ...ben, look: 'ghost' }], 9)).toMatchObject({
    others: [],
    target: { way: [] },
  })
})

test.each([
  { what: 'a cap a hair beside', pieces: [pieceAt('Ben', { x: 571.9, y: 300 })], way: 1 },
  { what: 'a cap just past', pieces: [pieceAt('Ben', { x: 572, y: 300 })], way: 0 },
  { what: 'a cap behind', pieces: [pieceAt('Ben', { x: 540, y: 580 })], way: 0 },
  { what: 'a post', posts: [{ at: { x: 555, y: 200 }, radius: 10 }], way: 1 },
  { what: 'a wall across', walls: [{ from: { x: 400, y: 200 }, to: { x: 700, y: 210 } }], way: 1 },
  { what: 'a wall’s end', walls: [{ from: { x: 550, y: 200 }, to: { x: 700, y: 200 } }], way: 1 },
  { what: 'a wall beside', walls: [{ from: { x: 560, y: 100 }, to: { x: 560, y: 400 } }], way: 0 },
])('in the way up to box 9: $what', ({ pieces = [], posts = [], walls = [], way }) => {
  const { target } = told({ ...streetCourt, posts, walls }, [ana, ...pieces], 9)
  expect(target?.way).toHaveLength(way)
})
