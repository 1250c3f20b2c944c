import { chapterOf, type Level } from '@skelly/engine/challenges'
import { CHAPTER_SOURCES } from '../../challenges/chapter-sources.ts'
import { fetchChapter } from '../../challenges/fetch-chapter.ts'
import type { ListedChapter } from '../../challenges/listed-chapter.ts'

/** The level of a challenge by its number, from this device or the server; null where it is not to be had. */
export const findLevel = async (
  number: number,
  chapters: readonly ListedChapter[],
): Promise<Level | null> => {
  const listed = chapters.find(({ chapter }) => chapter === chapterOf(number))
  if (listed === undefined) return null
  try {
    const levels = await fetchChapter(listed, CHAPTER_SOURCES)
    return levels.find((level) => level.number === number) ?? null
  } catch {
    // No connection, and the device does not have it: said as what it is.
    return null
  }
}
