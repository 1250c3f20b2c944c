import { CHAPTERS } from '@skelly/engine/challenges'
import { levelNumbered, openFilesOf } from '@skelly/engine/levels'
import { createHash } from 'node:crypto'
import type { ListedChapter } from '../challenges/listed-chapter.ts'

/** A chapter's levels as browsers get them: without their solutions. */
interface ChapterFile {
  readonly text: string
  /** Over all of the text: another text has another version. */
  readonly version: string
}

const VERSION_LENGTH = 12

const fileOf = (files: readonly unknown[]): ChapterFile => {
  const text = JSON.stringify(files)
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH) }
}

/** By chapter, those that have levels. */
export const CHAPTER_FILES: ReadonlyMap<number, ChapterFile> = new Map(
  Array.from({ length: CHAPTERS }, (_, place) => place + 1).flatMap((chapter) => {
    const files = openFilesOf(chapter)
    return files.length === 0 ? [] : [[chapter, fileOf(files)] as const]
  }),
)

/** What a page says of the chapters, so that the browser fetches each file once for as long as it stays the same. */
export const listedChapters = (): readonly ListedChapter[] =>
  Array.from(CHAPTER_FILES, ([chapter, { version }]) => ({ chapter, version }))

/** What a level is called, for the page's title; null when there is no such level. */
export const titleOfLevel = (number: number, locale: 'en' | 'es'): string | null =>
  levelNumbered(number)?.title[locale] ?? null
