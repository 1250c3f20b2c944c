import { describe, expect, test } from 'vitest'
import type { Piece } from '../../src/pieces/piece.ts'
import { tappedPiece } from '../../src/pieces/tapped-piece.ts'

const piece = (id: string, x: number, y: number): Piece => ({
  id,
  label: id,
  fill: 'tar',
  colour: 0,
  at: { x, y },
  radius: 16,
  look: 'normal',
})
const pieces = [piece('a', 100, 100), piece('b', 140, 100)]
const idAt = (x: number, y: number, mmPerPx: number) => tappedPiece(pieces, { x, y }, mmPerPx)?.id ?? null

describe('a finger on the court', () => {
  test('finds the cap below it, and none where there is none', () => {
    expect(idAt(105, 90, 0.5)).toBe('a')
    expect(idAt(100, 130, 0.5)).toBe(null)
  })

  test('needs not be so exact where the court is small', () => {
    expect(idAt(100, 130, 2)).toBe('a')
  })

  test('finds the nearer of two', () => {
    expect(idAt(121, 100, 2)).toBe('b')
    expect(idAt(119, 100, 2)).toBe('a')
  })
})
