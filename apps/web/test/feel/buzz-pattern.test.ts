import type { Knock } from '@skelly/court-view'
import { expect, test } from 'vitest'
import { buzzPattern, lessened } from '../../src/feel/buzz-pattern.ts'

const knock = (at: number, force: number): Knock => ({
  at,
  force,
  kind: 'caps',
  pieceIds: [],
  masses: [1, 1],
})

test.each([
  ['nothing is hit', [], []],
  ['something is brushed', [knock(1100, 0.01)], []],
  ['one hard knock', [knock(1250, 1)], [0, 250, 24]],
  ['a hard and a softer one', [knock(1100, 1), knock(1300, 0.5)], [0, 100, 24, 176, 15]],
  ['two in the same moment are felt as one', [knock(1100, 1), knock(1105, 1)], [0, 100, 24]],
  ['one that is over is not felt late', [knock(900, 1), knock(1010, 0)], []],
])('%s', (_, knocks, pattern) => {
  expect(buzzPattern(knocks, 1000)).toEqual(pattern)
})

test('low is half as long, and what follows comes no sooner; off is nothing', () => {
  const pattern = buzzPattern([knock(1100, 1), knock(1300, 0.5)], 1000)
  expect(lessened(pattern, 'full')).toEqual(pattern)
  expect(lessened(pattern, 'low')).toEqual([0, 100, 12, 188, 8])
  expect(lessened([34], 'low')).toEqual([17])
  expect(lessened(pattern, 'off')).toEqual([])
})
