import { streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { movedWords } from '../../src/described/moved-words.ts'
import { pieceAt, say } from './table.ts'

test('only what has moved is told, and the own cap as one’s own', () => {
  const before = [
    pieceAt('Ana', { x: 90, y: 1190 }),
    pieceAt('Ben', { x: 500, y: 500 }),
    pieceAt('Cleo', { x: 40, y: 40 }),
  ]
  const after = [
    pieceAt('Ana', { x: 40, y: 960 }),
    pieceAt('Ben', { x: 400, y: 500 }),
    pieceAt('Cleo', { x: 40, y: 40.9 }),
  ]
  expect(movedWords(streetCourt, before, after, 'Ana', say)).toEqual([
    'Your cap lies in box 4 now.',
    'Ben’s cap lies in the skull now.',
  ])
  expect(movedWords(streetCourt, before, after, null, say)[0]).toBe('Ana’s cap lies in box 4 now.')
})
