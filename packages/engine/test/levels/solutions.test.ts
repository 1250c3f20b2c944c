import { describe, expect, it } from 'vitest'
import { openAttempt, playAttempt } from '../../src/challenges/attempt/play-attempt.ts'
import type { SolutionTurn } from '../../src/challenges/level.ts'
import { checkSolution } from '../../src/challenges/measures/check-solution.ts'
import { tolerance } from '../../src/challenges/measures/tolerance.ts'
import { LEVELS } from '../../src/levels/index.ts'

const leastTolerance = (chapter: number): number => 0.25 - (7 * (chapter - 1)) / 300

/** As levels' files have it: whole thousandths, rounded down. */
const thousandths = (share: number): number => Math.floor(share * 1000) / 1000

/** Whoever only ever nudges the cap. */
const NUDGE: SolutionTurn = { setDown: null, flick: { dx: 1, dy: 0, strength: 1 } }

const numbered = LEVELS.map((level) => [level.number, level] as const)

describe('the solutions of the levels', () => {
  it.each(numbered)('earns three stars in level %i', (_, level) => {
    const { stars, isWhole } = checkSolution(level)
    expect({ stars, isWhole }).toEqual({ stars: 3, isWhole: true })
  })

  it('are no needles: their tolerance is what their chapter asks for', () => {
    const needles = LEVELS.filter(({ chapter, measured }) => measured.tolerance < leastTolerance(chapter))
    expect(needles.map(({ number }) => number)).toEqual([])
  })

  it.each(numbered)('is as steady as its file says, measured anew, in level %i', (_, level) => {
    expect(thousandths(tolerance(level))).toBe(level.measured.tolerance)
  })
})

describe('every level', () => {
  it.each(numbered)('can be failed: level %i', (_, level) => {
    const open = openAttempt(level, { name: '', fill: level.solution.fill })
    expect(playAttempt(open, () => NUDGE).attempt.score.phase.kind).toBe('lost')
  })
})
