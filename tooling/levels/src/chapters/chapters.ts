import type { Draft, Placed } from '../draft.ts'
import { FIRST_CHALK } from './chapter-01.ts'

const CHAPTERS: readonly (readonly Draft[])[] = [FIRST_CHALK]

/** The drafts of a chapter, 1 to 10, in the order in which they are written. */
export const draftsOf = (chapter: number): readonly Placed[] =>
  (CHAPTERS[chapter - 1] ?? []).map((draft, place) => ({ ...draft, chapter, written: place + 1 }))
