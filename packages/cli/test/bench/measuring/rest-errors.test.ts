import { describe, expect, test } from 'vitest'
import { restErrors } from '../../../src/bench/measuring/rest-errors.ts'
import { exact } from '../../../src/bench/peers/exact.ts'
import { BREAKING, randomShots } from '../../../src/bench/scenes/random-shots.ts'
import { trueRest } from '../../../src/bench/scenes/true-rest.ts'

const scenes = randomShots('errors', 50, 4, BREAKING)

describe('errors at rest', () => {
  test('are the solver’s own rounding to the grid and no more', () => {
    const errors = restErrors(scenes, scenes.map(exact()))
    expect(Math.max(...errors)).toBeLessThan(Math.SQRT1_2 / 1024 + 1e-12)
    expect(Math.max(...errors)).toBeGreaterThan(0)
  })

  test('tell the cap that is misplaced most', () => {
    const rests = scenes.map(trueRest)
    const moved = rests.map((rest) => rest.map(({ x, y }, cap) => ({ x: x + 3 * cap, y: y - 4 * cap })))
    for (const error of restErrors(scenes, moved)) expect(error).toBeCloseTo(15)
  })

  test('a cap that is nowhere is infinitely far off', () => {
    expect(restErrors(scenes, [[]])).toEqual([Infinity])
  })
})
