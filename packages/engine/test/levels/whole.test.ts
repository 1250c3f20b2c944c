import { describe, expect, it } from 'vitest'
import { GOAL_KINDS } from '../../src/challenges/goals/goals.ts'
import { CHAPTERS, LEVELS_A_CHAPTER } from '../../src/challenges/level.ts'
import { TWIST_KINDS } from '../../src/challenges/twists/twists.ts'
import { LEVELS } from '../../src/levels/index.ts'
import { spearman } from './spearman.ts'

const LEAST_OF_A_GOAL = 12
const LEAST_OF_A_TWIST = 8

describe('the set is whole', () => {
  it('has two hundred levels in ten chapters', () => {
    expect(LEVELS).toHaveLength(CHAPTERS * LEVELS_A_CHAPTER)
  })

  it.each(GOAL_KINDS)('has at least twelve levels to be won by: %s', (kind) => {
    expect(LEVELS.filter(({ goal }) => goal.kind === kind).length).toBeGreaterThanOrEqual(LEAST_OF_A_GOAL)
  })

  it.each(TWIST_KINDS)('has at least eight levels with: %s', (kind) => {
    const having = LEVELS.filter(({ twists }) => twists.some((twist) => twist.kind === kind))
    expect(having.length).toBeGreaterThanOrEqual(LEAST_OF_A_TWIST)
  })

  it('gets harder from the first to the last', () => {
    expect(spearman(LEVELS.map(({ measured }) => measured.difficulty))).toBeGreaterThanOrEqual(0.8)
  })
})
