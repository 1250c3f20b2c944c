import { parseLevel } from '../challenges/file/parse-level.ts'
import type { SolvedLevel } from '../challenges/level.ts'
import { CHAPTER_01 } from './chapter-01/files.ts'
import { CHAPTER_02 } from './chapter-02/files.ts'
import { CHAPTER_03 } from './chapter-03/files.ts'
import { CHAPTER_04 } from './chapter-04/files.ts'
import { CHAPTER_05 } from './chapter-05/files.ts'
import { CHAPTER_06 } from './chapter-06/files.ts'
import { CHAPTER_07 } from './chapter-07/files.ts'
import { CHAPTER_08 } from './chapter-08/files.ts'
import { CHAPTER_09 } from './chapter-09/files.ts'
import { CHAPTER_10 } from './chapter-10/files.ts'

const read = (file: unknown): SolvedLevel => {
  const parsed = parseLevel(file)
  if (!parsed.ok) throw new Error(`a level of the set is none: ${parsed.refusal} at ${parsed.where}`)
  return parsed.value
}

/** The chapters' files, the first chapter's first. */
const FILES: readonly (readonly unknown[])[] = [
  CHAPTER_01,
  CHAPTER_02,
  CHAPTER_03,
  CHAPTER_04,
  CHAPTER_05,
  CHAPTER_06,
  CHAPTER_07,
  CHAPTER_08,
  CHAPTER_09,
  CHAPTER_10,
]

/** The levels of the game in order, solutions included: never for a browser (decision 28). */
export const LEVELS: readonly SolvedLevel[] = FILES.flat().map(read)

/** The level of that number, or null when there is none. */
export const levelNumbered = (number: number): SolvedLevel | null =>
  LEVELS.find((level) => level.number === number) ?? null

/** What a level's file has that would spoil it. */
const SECRETS: readonly string[] = ['solution', 'measured']

const opened = (file: unknown): unknown =>
  Object.fromEntries(Object.entries(file ?? {}).filter(([field]) => !SECRETS.includes(field)))

/** The files of a chapter's levels as a browser may have them, for `parseOpenLevel`; none of a chapter there is not. */
export const openFilesOf = (chapter: number): readonly unknown[] => FILES[chapter - 1]?.map(opened) ?? []
