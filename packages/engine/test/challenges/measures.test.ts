import { describe, expect, test } from 'vitest'
import { checkSolution, difficulty, tolerance, type Solution } from '../../src/challenges/index.ts'
import { levelOf, type Numbers } from './cases.ts'

const solvedBy = (name: string, ...flicks: readonly Numbers[]) => {
  const turns = flicks.map(([dx, dy, strength]) => ({ setDown: null, flick: { dx, dy, strength } }))
  const level = levelOf(name)
  const solution: Solution = { fill: level.solution.fill, turns }
  return { ...level, solution }
}

const NORTH = -1_048_576

describe('a solution', () => {
  test('that misses earns nothing', () => {
    expect(checkSolution(solvedBy('run', [1, 0, 1]))).toMatchObject({ stars: 0, isWhole: true })
  })

  test('with a turn too many is not whole', () => {
    const check = checkSolution(solvedBy('bank', [NORTH, -620_503, 649], [1, 0, 1]))
    expect([check.stars, check.isWhole]).toEqual([3, false])
  })

  test('with a turn more than three stars allow earns fewer', () => {
    expect(checkSolution(solvedBy('bank', [0, 1, 1], [NORTH, -620_503, 649])).stars).toBe(2)
  })
})

describe('tolerance', () => {
  test('is 1 where no flick near the last one fails, 0 where the first ones lead nowhere', () => {
    expect(tolerance(levelOf('run'))).toBe(1)
    expect(tolerance(solvedBy('run', [1, 0, 1], [1_048_576, 0, 402]))).toBe(0)
    expect(tolerance(solvedBy('run'))).toBe(0)
  })

  test('counts a grid of 21 × 21', () => {
    const level = levelOf('long-shot')
    expect(Number.isInteger(Math.round(tolerance(level) * 441 * 1e9) / 1e9)).toBe(true)
  })

  test('reaches two hundredths of the strength', () => {
    // 572 lands; from 581 on the cap reaches the box's far chalk
    const hits = [552, 562, 572, 582, 592].map((strength) =>
      tolerance(solvedBy('long-shot', [0, NORTH, strength])),
    )
    expect(hits.every((hit) => hit < 1)).toBe(true)
    expect(Math.max(...hits)).toBe(hits[2])
  })
})

describe('difficulty', () => {
  test('is the share of tries that fail, the same every time', () => {
    const level = levelOf('two-touch')
    const measured = difficulty(level, 10)
    expect(measured).toBe(difficulty(level, 10))
    expect((measured * 10) % 1).toBeCloseTo(0, 9)
    expect(measured).toBeGreaterThan(0)
    expect(measured).toBeLessThan(1)
  })

  test('falls with more flicks', () => {
    const long = { goal: { kind: 'long shot', distance: 1000 }, twists: [{ kind: 'a set fill' }] }
    const few = difficulty(levelOf('long-shot', { ...long, flicks: [1, 2, 3] }), 12)
    const many = difficulty(levelOf('long-shot', { ...long, flicks: [1, 2, 12] }), 12)
    expect(many).toBeLessThan(few)
  })

  test('is 1 where nobody can succeed', () => {
    const walled = levelOf('long-shot', {
      goal: { kind: 'long shot', distance: 3000 },
      flicks: [1, 1, 2],
      twists: [{ kind: 'a set fill' }, { kind: 'few flicks' }],
    })
    expect(difficulty(walled, 3)).toBe(1)
  })

  test('takes a race and a game as the computer player plays them', () => {
    expect(difficulty(levelOf('race'), 4)).toBeLessThan(1)
    expect(difficulty(levelOf('game'), 2)).toBeLessThan(1)
  })
})
