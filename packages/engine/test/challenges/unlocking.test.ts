import { describe, expect, test } from 'vitest'
import {
  CHAPTER_STARS,
  LEVELS_A_CHAPTER,
  chapterOf,
  chapterStars,
  isChapterOpen,
  isLevelOpen,
  type Stars,
  type StarsByLevel,
} from '../../src/challenges/index.ts'

const NONE: StarsByLevel = new Map()

/** So many stars at each of the first levels of a chapter. */
const starsIn = (chapter: number, ...each: readonly (0 | Stars)[]): StarsByLevel =>
  new Map(each.map((stars, place) => [(chapter - 1) * LEVELS_A_CHAPTER + place + 1, stars]))

const tens = (stars: Stars): Stars[] => Array.from({ length: 10 }, () => stars)

test('twenty levels are a chapter', () => {
  expect([1, 20, 21, 40, 181, 200].map(chapterOf)).toEqual([1, 1, 2, 2, 10, 10])
})

describe('a chapter opens', () => {
  test('the first for everybody, no other without stars', () => {
    expect(isChapterOpen(1, NONE)).toBe(true)
    expect(isChapterOpen(2, NONE)).toBe(false)
    expect(isChapterOpen(10, NONE)).toBe(false)
  })

  test('at thirty stars of the one before, not at twenty-nine', () => {
    expect(CHAPTER_STARS).toBe(30)
    const enough = starsIn(1, ...tens(3))
    expect(chapterStars(1, enough)).toBe(30)
    expect(isChapterOpen(2, enough)).toBe(true)
    expect(isChapterOpen(2, new Map([...enough, [10, 2]]))).toBe(false)
  })

  test('by the chapter before alone', () => {
    const stars = new Map([...starsIn(1, ...tens(3), ...tens(3)), ...starsIn(3, ...tens(3), ...tens(3))])
    expect([1, 2, 3, 4, 5].map((chapter) => isChapterOpen(chapter, stars))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })
})

describe('a level opens', () => {
  test('when the one before has a star', () => {
    expect(isLevelOpen(1, NONE)).toBe(true)
    expect(isLevelOpen(2, NONE)).toBe(false)
    expect(isLevelOpen(2, new Map([[1, 0]]))).toBe(false)
    expect(isLevelOpen(2, new Map([[1, 1]]))).toBe(true)
    expect(isLevelOpen(3, new Map([[1, 3]]))).toBe(false)
  })

  test('the first of a chapter with its chapter, whether or not the one before it is won', () => {
    expect(isLevelOpen(21, starsIn(1, ...tens(3)))).toBe(true)
    expect(isLevelOpen(21, new Map([[20, 3]]))).toBe(false)
    expect(isLevelOpen(22, starsIn(1, ...tens(3)))).toBe(false)
  })
})
