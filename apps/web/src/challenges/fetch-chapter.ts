import type { Level } from '@skelly/engine/challenges'
import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { paths } from '../frame/paths.ts'
import type { ListedChapter } from './listed-chapter.ts'
import { readChapter } from './read-chapter.ts'

const keptSchema = z.object({ version: z.string(), files: z.unknown() })

const nameOf = (chapter: number): string => `challenges.chapter.${String(chapter)}`

const fetched = async ({ chapter, version }: ListedChapter): Promise<unknown> => {
  const answer = await fetch(paths.chapterFile(chapter, version))
  if (!answer.ok) throw new Error(`the levels are answered by ${String(answer.status)}`)
  return answer.json()
}

/**
 * The levels of a chapter: from this device where it has them as they are now, else from the server. Without a
 * connection those that the device has are played, older or not.
 * @throws when they are nowhere to be had
 */
export const fetchChapter = async (listed: ListedChapter): Promise<readonly Level[]> => {
  const name = nameOf(listed.chapter)
  const kept = keptValue(name, keptSchema)
  const here = kept === null ? null : readChapter(kept.files)
  if (kept !== null && here !== null && kept.version === listed.version) return here
  try {
    const files = await fetched(listed)
    const levels = readChapter(files)
    if (levels === null) throw new Error('the levels can’t be read')
    keepValue(name, { version: listed.version, files })
    return levels
  } catch (error) {
    if (here === null) throw error
    return here
  }
}
