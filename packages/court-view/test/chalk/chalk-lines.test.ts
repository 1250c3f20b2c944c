import { streetCourt, type Point } from '@skelly/engine'
import { expect, test } from 'vitest'
import { chalkLines } from '../../src/chalk/chalk-lines.ts'

const within = ({ x, y }: Point): boolean => x > -8 && x < 1008 && y > -8 && y < 1308

test('every side of every box, of START, of the skull and of the edge is drawn', () => {
  expect(chalkLines(streetCourt, 1)).toHaveLength(4 * (streetCourt.boxes.length + 3))
})

test('the hand stays within the stroke that the rules judge, 3 mm to either side', () => {
  const [top] = chalkLines(streetCourt, 1)
  for (const { y } of top ?? []) expect(Math.abs(y)).toBeLessThanOrEqual(1.5)
  expect(top?.some(({ y }) => Math.abs(y) > 0.2)).toBe(true)
})

test('it is drawn alike every time, and otherwise with another seed', () => {
  expect(chalkLines(streetCourt, 1)).toEqual(chalkLines(streetCourt, 1))
  expect(chalkLines(streetCourt, 1)).not.toEqual(chalkLines(streetCourt, 2))
})

test('nothing is drawn off the street', () => {
  expect(chalkLines(streetCourt, 1).flat().every(within)).toBe(true)
})
