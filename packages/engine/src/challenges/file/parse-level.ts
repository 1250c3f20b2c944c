import { ok } from '../../result.ts'
import type { SolvedLevel } from '../level.ts'
import { levelFault, type LevelFault } from './level-fault.ts'
import { levelShape } from './level-shape.ts'

/** A level, or why it is none and the field where it shows first. */
export type ParsedLevel =
  | { readonly ok: true; readonly value: SolvedLevel }
  | { readonly ok: false; readonly refusal: LevelFault | 'malformed'; readonly where: string }

/**
 * Reads a level's file (docs/challenges.md), strictly. Refuses as 'malformed' what has not exactly its fields, and
 * otherwise with the word for what does not go together. Whether the solution solves it is for `checkSolution` to say.
 */
export const parseLevel = (file: unknown): ParsedLevel => {
  const decoded = levelShape(file, 'level')
  if (!decoded.ok) return { ok: false, refusal: 'malformed', where: decoded.where }
  const fault = levelFault(decoded.value)
  return fault === null ? ok(decoded.value) : { ok: false, ...fault, where: `level.${fault.where}` }
}
