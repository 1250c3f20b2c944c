import { expect, test } from 'vitest'
import { levelOf } from '../src/level.ts'

test.each([
  { xp: 0, level: 1 },
  { xp: 249, level: 1 },
  { xp: 250, level: 2 },
  { xp: 749, level: 2 },
  { xp: 750, level: 3 },
  { xp: 1500, level: 4 },
  { xp: 1_000_000, level: 89 },
])('$xp XP make level $level', ({ xp, level }) => {
  expect(levelOf(xp)).toBe(level)
})
