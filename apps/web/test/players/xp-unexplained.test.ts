import { expect, test } from 'vitest'
import { xpUnexplained } from '../../src/players/xp-unexplained.ts'

test.each([
  [0, [], 0],
  [180, [{ xp: 30 }, { xp: 150 }], 0],
  [180, [{ xp: 30 }], 150],
])('of %i XP with the rows %o, %i came from earlier games', (xp, rows, earlier) => {
  expect(xpUnexplained(xp, rows)).toBe(earlier)
})
