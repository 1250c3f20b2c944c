import { describe, expect, it } from 'vitest'
import type { SolvedLevel } from '../../src/challenges/level.ts'
import { LEVELS } from '../../src/levels/index.ts'
import { idle, lateSolution, scoreOf, softly } from './endings.ts'
import { keptTurns } from './kept-turns.ts'

const STARS = [1, 2, 3] as const

/**
 * They give three stars or two, never one: with few flicks the one-star number is at most one above the three-star
 * number, so there is no room for both. All others give all three.
 */
const isWithoutOne = ({ twists }: SolvedLevel): boolean => twists.some(({ kind }) => kind === 'few flicks')

const MOST_WITHOUT_ONE = 10

/** Two hard killers against one: the first flick must count, and that is all there is to it. Three stars or none. */
const ALL_OR_NOTHING = ['Stand-off']

const isOpen = ({ title }: SolvedLevel): boolean => !ALL_OR_NOTHING.includes(title.en)

const endings = LEVELS.filter(isOpen).flatMap((level) =>
  STARS.filter((stars) => stars !== 1 || !isWithoutOne(level)).map(
    (stars) => [level.title.en, stars, level] as const,
  ),
)

const withRivals = LEVELS.filter(isOpen)
  .filter(({ caps }) => caps.some(({ computer }) => computer !== null))
  .map((level) => [level.title.en, level] as const)

describe('every level can end with three stars, with two and with one', () => {
  it.each(endings)('%s: %i', (title, stars, level) => {
    const turns = keptTurns(title, stars) ?? lateSolution(level, stars)
    expect(scoreOf(level, turns).phase).toEqual({ kind: 'won', stars })
  })

  it('but for a few that have few flicks, at most two of them in a chapter', () => {
    const without = LEVELS.filter(isWithoutOne)
    expect(without.length).toBeLessThanOrEqual(MOST_WITHOUT_ONE)
    const chapters = Map.groupBy(without, ({ chapter }) => chapter)
    expect([...chapters.values()].filter((levels) => levels.length > 2)).toEqual([])
  })
})

describe('where computer players answer', () => {
  it.each(withRivals)('the person has a third turn after two that did nothing: %s', (_, level) => {
    const { phase, flicks } = scoreOf(level, idle(2))
    expect({ kind: phase.kind, flicks }).toEqual({ kind: 'playing', flicks: 2 })
  })
})

const races = LEVELS.filter(({ goal }) => goal.kind === 'race').map(
  (level) => [level.title.en, level] as const,
)

describe('in a race somebody else comes first', () => {
  it.each(races)('before the last flick of whoever does nothing: %s', (_, level) => {
    expect(scoreOf(level, idle(4))).toMatchObject({ phase: { kind: 'lost', why: 'out-of-reach' }, flicks: 3 })
  })

  it('and of whoever misses softly, in most of them', () => {
    const taken = races.filter(([, level]) => {
      const { phase, flicks } = scoreOf(level, softly(4))
      return phase.kind === 'lost' && phase.why === 'out-of-reach' && flicks === 3
    })
    expect(taken.length).toBeGreaterThan(races.length / 2)
  })
})
