import { describe, expect, test } from 'vitest'
import { FILL_NAMES, VERDICTS } from '../../src/index.ts'
import { census, censusText } from '../../src/testing/index.ts'
import recorded from './census.txt?raw'

const rows = census()

/**
 * A line that differs is a rule, a size or the physics that came out differently. If that was meant,
 * `pnpm run census:update` writes the table anew, and its diff says what the change does to the game.
 */
describe('the census: verdicts over a fixed fan of flicks', () => {
  test('is what was recorded', () => {
    expect(censusText(rows)).toBe(recorded)
  })

  test('counts every flick once: 36 directions in 5 strengths', () => {
    for (const { verdicts } of rows) {
      expect(VERDICTS.reduce((sum, verdict) => sum + verdicts[verdict], 0)).toBe(36 * 5)
    }
  })

  test('has some twenty positions, each for every fill', () => {
    const names = new Set(rows.map(({ position }) => position.name))
    expect(names.size).toBeGreaterThanOrEqual(20)
    expect(rows).toHaveLength(names.size * FILL_NAMES.length)
  })

  test.each(VERDICTS)('comes to %s somewhere', (verdict) => {
    expect(rows.some(({ verdicts }) => verdicts[verdict] > 0)).toBe(true)
  })

  test('tells the fills apart: from hardly a position do two of them come to the same', () => {
    const alike = rows.filter(({ verdicts }, place) =>
      rows
        .slice(place - (place % FILL_NAMES.length), place)
        .some((other) => VERDICTS.every((verdict) => other.verdicts[verdict] === verdicts[verdict])),
    )
    expect(alike.length).toBeLessThan(rows.length / 10)
  })
})
