import { expect, test } from 'vitest'
import { courtTaps } from '../../src/match/court-taps.ts'
import { USUAL_LOOK } from '@skelly/stage'

const NAMES = ['Ana', 'Ben', 'Cy']

test('a finger has the colour and the name of whose it is, and lies on the cap that it points at', () => {
  const taps = { 2: { id: 7, value: 0 } }
  expect(courtTaps(taps, USUAL_LOOK, NAMES)).toEqual([
    { id: '2 7', pieceId: 'seat-0', colour: 2, name: 'Cy' },
  ])
  expect(courtTaps(taps, { colours: [4, 5, 6], hasGuide: true }, NAMES)[0]?.colour).toBe(6)
})
