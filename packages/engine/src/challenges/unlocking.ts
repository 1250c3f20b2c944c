import type { Stars } from './attempt/score.ts'
import { LEVELS_A_CHAPTER } from './level.ts'

/** The stars that one has at levels, by their numbers. A level without an entry has none. */
export type StarsByLevel = ReadonlyMap<number, 0 | Stars>

/** How many stars of the chapter before open a chapter (challenges, Unlocking). */
export const CHAPTER_STARS = 30

/** The chapter that a level is in, from 1. */
export const chapterOf = (number: number): number => Math.floor((number - 1) / LEVELS_A_CHAPTER) + 1

/** The stars that one has in a chapter, 0 to 60. */
export const chapterStars = (chapter: number, stars: StarsByLevel): number => {
  const before = (chapter - 1) * LEVELS_A_CHAPTER
  const numbers = Array.from({ length: LEVELS_A_CHAPTER }, (_, place) => before + place + 1)
  return numbers.reduce((sum, number) => sum + (stars.get(number) ?? 0), 0)
}

/** Whether a chapter is open: the first one is, and each other one by the stars of the one before. */
export const isChapterOpen = (chapter: number, stars: StarsByLevel): boolean =>
  chapter === 1 || chapterStars(chapter - 1, stars) >= CHAPTER_STARS

/** Whether a level is open: the first of a chapter with its chapter, each other one by a star at the one before. */
export const isLevelOpen = (number: number, stars: StarsByLevel): boolean => {
  const isFirst = number % LEVELS_A_CHAPTER === 1
  return isFirst ? isChapterOpen(chapterOf(number), stars) : (stars.get(number - 1) ?? 0) > 0
}
