import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'

const notesSchema = z.object({ failures: z.number(), hasHint: z.boolean() })

/** What this device remembers of a level beside its stars. */
export type LevelNotes = Readonly<z.infer<typeof notesSchema>>

const NO_NOTES: LevelNotes = { failures: 0, hasHint: false }

/** After so many failures there is a hint. */
const FAILURES_TO_HINT = 3

export const mayHint = ({ failures }: LevelNotes): boolean => failures >= FAILURES_TO_HINT

const nameOf = (number: number): string => `challenges.notes.${String(number)}`

export const keptNotes = (number: number): LevelNotes => keptValue(nameOf(number), notesSchema) ?? NO_NOTES

export const keepNotes = (number: number, notes: LevelNotes): void => {
  keepValue(nameOf(number), notes)
}
