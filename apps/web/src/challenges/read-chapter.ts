import { parseOpenLevel, type Level } from '@skelly/engine/challenges'
import { z } from 'zod'

const filesSchema = z.array(z.unknown()).min(1)

/** The levels of a chapter's file; null when any of them is none that this page can play. */
export const readChapter = (files: unknown): readonly Level[] | null => {
  const listed = filesSchema.safeParse(files)
  if (!listed.success) return null
  const levels = listed.data.flatMap((file) => {
    const level = parseOpenLevel(file)
    return level.ok ? [level.value] : []
  })
  return levels.length === listed.data.length ? levels : null
}
