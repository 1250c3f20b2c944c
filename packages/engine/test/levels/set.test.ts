import { describe, expect, it } from 'vitest'
import { canonicalCourt } from '../../src/challenges/measures/canonical-court.ts'
import { LEVELS_A_CHAPTER, type SolvedLevel } from '../../src/challenges/level.ts'
import { LEVELS } from '../../src/levels/index.ts'
import { areUnlike } from './first-flick.ts'
import { spearman } from './spearman.ts'

const titles = (levels: readonly SolvedLevel[]): readonly string[] =>
  levels.map(({ number, title }) => `${String(number)} ${title.en}`)

/** Groups of levels of which something is the same. */
const alike = (print: (level: SolvedLevel) => string): readonly (readonly string[])[] =>
  [...Map.groupBy(LEVELS, print).values()].filter((group) => group.length > 1).map(titles)

const chapters = [...Map.groupBy(LEVELS, ({ chapter }) => chapter).entries()]

describe('the set of levels', () => {
  it('counts them in order, twenty a chapter', () => {
    expect(LEVELS.map(({ number }) => number)).toEqual(LEVELS.map((_, place) => place + 1))
    expect(chapters.filter(([, levels]) => levels.length !== LEVELS_A_CHAPTER)).toEqual([])
  })

  it('has no two courts that are one when they are mirrored, turned or shifted', () => {
    expect(alike(({ court }) => canonicalCourt(court))).toEqual([])
  })

  it('has no two titles alike, nor two hints', () => {
    expect(alike(({ title }) => title.en.toLowerCase())).toEqual([])
    expect(alike(({ title }) => title.es.toLowerCase())).toEqual([])
    expect(alike(({ hint }) => hint.en.toLowerCase())).toEqual([])
    expect(alike(({ hint }) => hint.es.toLowerCase())).toEqual([])
  })

  it('gives hints of one sentence', () => {
    const isOne = (text: string): boolean => /^[^.!?]+[.!?]$/.test(text)
    expect(titles(LEVELS.filter(({ hint }) => !isOne(hint.en) || !isOne(hint.es)))).toEqual([])
  })

  it('is solved by another first flick than the levels beside it', () => {
    const same = LEVELS.filter((level, place) => {
      const before = LEVELS[place - 1]
      return before !== undefined && !areUnlike(before, level)
    })
    expect(titles(same)).toEqual([])
  })

  it.each(chapters)('gets harder on the whole in chapter %i', (_, levels) => {
    const difficulties = levels.map(({ measured }) => measured.difficulty)
    expect(spearman(difficulties)).toBeGreaterThanOrEqual(0.8)
  })
})
