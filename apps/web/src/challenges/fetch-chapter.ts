import type { Level } from '@skelly/engine/challenges'
import { z } from 'zod'
import type { ListedChapter } from './listed-chapter.ts'
import { readChapter } from './read-chapter.ts'

/** A chapter's file as the device keeps it. */
export const keptChapterSchema = z.object({ version: z.string(), files: z.unknown() })
export type KeptChapter = Readonly<z.infer<typeof keptChapterSchema>>

/** Where chapters come from. */
export interface ChapterSources {
  /** What the device has of that chapter; null for nothing. */
  readonly kept: (chapter: number) => KeptChapter | null
  readonly keep: (chapter: number, file: KeptChapter) => void
  /** What the server has. @throws when there is no connection */
  readonly ask: (listed: ListedChapter) => Promise<unknown>
}

/**
 * The levels of a chapter: from this device where it has them as they are now, else from the server. Without a
 * connection those that the device has are played, older or not.
 * @throws when they are nowhere to be had
 */
export const fetchChapter = async (
  listed: ListedChapter,
  { kept, keep, ask }: ChapterSources,
): Promise<readonly Level[]> => {
  const { chapter, version } = listed
  const file = kept(chapter)
  const here = file === null ? null : readChapter(file.files)
  if (here !== null && file?.version === version) return here
  try {
    const files = await ask(listed)
    const levels = readChapter(files)
    if (levels === null) throw new Error('the levels can’t be read')
    keep(chapter, { version, files })
    return levels
  } catch (error) {
    if (here === null) throw error
    return here
  }
}
