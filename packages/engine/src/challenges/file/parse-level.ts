import type { Decoder } from '../../replay/codec/decoder.ts'
import { ok } from '../../result.ts'
import type { Level, SolvedLevel } from '../level.ts'
import { levelFault, type LevelFault } from './level-fault.ts'
import { levelShape, openLevelShape } from './level-shape.ts'

/** A level, or why it is none and the field where it shows first. */
export type ParsedLevel<Form extends Level = SolvedLevel> =
  | { readonly ok: true; readonly value: Form }
  | { readonly ok: false; readonly refusal: LevelFault | 'malformed'; readonly where: string }

/**
 * Reads a level's file (docs/challenges.md), strictly. Refuses as 'malformed' what has not exactly its fields, and
 * otherwise with the word for what does not go together. Whether the solution solves it is for `checkSolution` to say.
 */
export const parseLevel = (file: unknown): ParsedLevel => parsedAs(levelShape, file)

/** Reads a level's file as a browser gets it, without its solution and what was measured. Refuses as `parseLevel` does. */
export const parseOpenLevel = (file: unknown): ParsedLevel<Level> => parsedAs(openLevelShape, file)

const parsedAs = <Form extends Level>(shape: Decoder<Form>, file: unknown): ParsedLevel<Form> => {
  const decoded = shape(file, 'level')
  if (!decoded.ok) return { ok: false, refusal: 'malformed', where: decoded.where }
  const fault = levelFault(decoded.value)
  return fault === null ? ok(decoded.value) : { ok: false, ...fault, where: `level.${fault.where}` }
}
