import { seatAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { allowedFor } from '../../src/stage/allowed-for.ts'
import { piecesOf, seatOfPiece } from '@skelly/stage'
import { freshTable } from './table.ts'

const table = freshTable()
const names = ['Ana', 'Ben']

test('caps have the colours of their room, or go by the turn order', () => {
  const coloursWith = (colours: readonly number[]) =>
    piecesOf(table, names, null, { colours, hasGuide: true }).map(({ colour }) => colour)
  expect(coloursWith([6, 3])).toEqual([6, 3])
  expect(coloursWith([])).toEqual([0, 1])
})

test('a piece is known by its seat again, and a ghost is nobody’s', () => {
  const [first] = piecesOf(table, names, null)
  expect(seatOfPiece(first?.id ?? '')).toBe(0)
  expect(seatOfPiece('ghost')).toBe(null)
})

test('where a room has no guide, none is shown', () => {
  expect(allowedFor(table, seatAt(0), null, false)).toMatchObject({ kind: 'set-down-or-flick', guide: null })
  const allowed = allowedFor(table, seatAt(0), null, true)
  expect(allowed.kind === 'nothing' ? null : allowed.guide).toBeTypeOf('function')
})
