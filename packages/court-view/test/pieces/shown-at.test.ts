import { positionAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import type { Piece } from '../../src/pieces/piece.ts'
import { shownAt } from '../../src/pieces/shown-at.ts'
import { BODIES, shotWith, TRACE } from '../shot/one-shot.ts'

const piece = (id: string): Piece => ({
  id,
  label: id,
  fill: 'tar',
  colour: 0,
  at: { x: 1, y: 2 },
  radius: 16,
  look: 'normal',
})
const running = shotWith({ kind: 'running', startedAt: 0, rate: 1 })

test('without a shot a piece is where its owner has it', () => {
  expect(shownAt(piece('ana'), null, false)).toEqual({ x: 1, y: 2 })
})

test('while a shot rolls its place is the last one that was known, then where it came to rest', () => {
  expect(shownAt(piece('ben'), running, false)).toEqual({ x: 1, y: 2 })
  expect(shownAt(piece('ben'), running, true)).toEqual(TRACE.rest[1])
})

test('a held shot shows its moment', () => {
  const held = shotWith({ kind: 'held', time: 0.1 })
  expect(shownAt(piece('ana'), held, false)).toEqual(positionAt(TRACE, BODIES, 0, 0.1))
})

test('a piece that the shot does not know stays', () => {
  expect(shownAt(piece('cy'), running, true)).toEqual({ x: 1, y: 2 })
})
