import { describe, expect, it } from 'vitest'
import { ordered } from '../src/order.ts'
import { fileOf, placed } from './drafts.ts'

/** Directions a few degrees apart, so that no two first flicks are alike. */
const flicks = Array.from({ length: 20 }, (_, place) => [1000, place * 100, 400] as const)

const NORTH = [0, -1000, 400] as const
const EAST = [1000, 0, 400] as const

const difficultiesOf = (levels: ReturnType<typeof ordered>): readonly number[] =>
  levels.map(({ measured }) => measured.difficulty)

describe('the order of a chapter', () => {
  it('rises with the difficulty', () => {
    const levels = [0.4, 0.1, 0.3, 0.2].map((hard, place) => fileOf(placed(), hard, flicks[place]))
    expect(difficultiesOf(ordered(levels, null))).toEqual([0.1, 0.2, 0.3, 0.4])
  })

  it('has breathers: after six that rise an easier one comes', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((hard, place) => fileOf(placed(), hard / 10, flicks[place]))
    expect(difficultiesOf(ordered(levels, null))).toEqual([0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.4, 0.8])
  })

  it('puts no two side by side that begin with the same flick', () => {
    const levels = [fileOf(placed(), 0.1, NORTH), fileOf(placed(), 0.2, NORTH), fileOf(placed(), 0.3, EAST)]
    expect(difficultiesOf(ordered(levels, null))).toEqual([0.1, 0.3, 0.2])
  })

  it('minds the last level of the chapter before', () => {
    const levels = [fileOf(placed(), 0.1, flicks[0]), fileOf(placed(), 0.2, flicks[9])]
    expect(difficultiesOf(ordered(levels, fileOf(placed(), 0, flicks[0])))).toEqual([0.2, 0.1])
  })
})
