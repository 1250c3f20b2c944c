import { expect, test } from 'vitest'
import { SOLO_RUN_XP, STAR_XP, soloXp } from '../../src/index.ts'

test.each([
  { why: 'the run and one star', shots: [0, 0], stars: 1, xp: 60 },
  { why: 'a box, a pot, two stars', shots: [10, 0, 25], stars: 2, xp: 115 },
  { why: 'three stars', shots: [25], stars: 3, xp: 125 },
])('R11.1 $why: $xp', ({ shots, stars, xp }) => {
  expect(soloXp(shots, stars)).toBe(xp)
})

test('R11 the last row', () => {
  expect([SOLO_RUN_XP, STAR_XP]).toEqual([40, 20])
})
