import { positionAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import type { Piece } from '../../src/pieces/piece.ts'
import { liesAt } from '../../src/pieces/lies-at.ts'
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
  expect(liesAt(piece('ana'), null)).toEqual({ x: 1, y: 2 })
})

test('from the launch on it lies where the shot leaves it', () => {
  expect(liesAt(piece('ben'), running)).toEqual(TRACE.rest[1])
})

test('a held shot shows its moment', () => {
  const held = shotWith({ kind: 'held', time: 0.1 })
  expect(liesAt(piece('ana'), held)).toEqual(positionAt(TRACE, BODIES, 0, 0.1))
})

test('a piece that the shot does not know stays', () => {
  expect(liesAt(piece('cy'), running)).toEqual({ x: 1, y: 2 })
})
