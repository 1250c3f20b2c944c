import { parseLevel } from '../challenges/file/parse-level.ts'
import type { SolvedLevel } from '../challenges/level.ts'
import { CHAPTER_01 } from './chapter-01/files.ts'

const read = (file: unknown): SolvedLevel => {
  const parsed = parseLevel(file)
  if (!parsed.ok) throw new Error(`a level of the set is none: ${parsed.refusal} at ${parsed.where}`)
  return parsed.value
}

/** The levels of the game in order, solutions included: never for a browser (decision 28). */
export const LEVELS: readonly SolvedLevel[] = [...CHAPTER_01].map(read)

/** The level of that number, or null when there is none. */
export const levelNumbered = (number: number): SolvedLevel | null =>
  LEVELS.find((level) => level.number === number) ?? null
