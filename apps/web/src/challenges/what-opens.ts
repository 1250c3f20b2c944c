import {
  CHAPTER_STARS,
  LEVELS_A_CHAPTER,
  chapterOf,
  chapterStars,
  isLevelOpen,
  type StarsByLevel,
} from '@skelly/engine/challenges'

/** What is still missing before a level may be played. */
export type Lock =
  | { readonly kind: 'level'; readonly number: number }
  | { readonly kind: 'chapter'; readonly before: number; readonly count: number; readonly needed: number }

/** What opens a level; null where it is open. A locked level of a locked chapter waits for the chapter first. */
export const whatOpens = (number: number, stars: StarsByLevel): Lock | null => {
  if ((stars.get(number) ?? 0) > 0 || isLevelOpen(number, stars)) return null
  const chapter = chapterOf(number)
  const first = (chapter - 1) * LEVELS_A_CHAPTER + 1
  if (number !== first && isLevelOpen(first, stars)) return { kind: 'level', number: number - 1 }
  const before = chapter - 1
  return { kind: 'chapter', before, count: chapterStars(before, stars), needed: CHAPTER_STARS }
}

/** The first open level without a star, where somebody goes on; null when there is none. */
export const levelToGoOnWith = (levels: number, stars: StarsByLevel): number | null => {
  for (let number = 1; number <= levels; number += 1) {
    if ((stars.get(number) ?? 0) === 0 && isLevelOpen(number, stars)) return number
  }
  return null
}
