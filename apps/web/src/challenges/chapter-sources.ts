import { keepValue, keptValue } from '../device/kept-value.ts'
import { paths } from '../frame/paths.ts'
import { keptChapterSchema, type ChapterSources } from './fetch-chapter.ts'

const nameOf = (chapter: number): string => `challenges.chapter.${String(chapter)}`

/** This device, and the server behind it. */
export const CHAPTER_SOURCES: ChapterSources = {
  kept: (chapter) => keptValue(nameOf(chapter), keptChapterSchema),
  keep: (chapter, file) => {
    keepValue(nameOf(chapter), file)
  },
  ask: async ({ chapter, version }) => {
    const answer = await fetch(paths.chapterFile(chapter, version))
    if (!answer.ok) throw new Error(`the levels are answered by ${String(answer.status)}`)
    const files: unknown = await answer.json()
    return files
  },
}
