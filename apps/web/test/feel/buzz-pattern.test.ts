import type { Knock } from '@skelly/court-view'
import { expect, test } from 'vitest'
import { buzzPattern } from '../../src/feel/buzz-pattern.ts'

const knock = (at: number, force: number): Knock => ({ at, force, kind: 'caps', pieceIds: [] })

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
