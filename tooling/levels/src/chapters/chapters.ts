import type { Draft, Placed } from '../draft.ts'
import { FIRST_CHALK } from './chapter-01.ts'
import { OFF_THE_WALL } from './chapter-02.ts'
import { THE_SKULL } from './chapter-03.ts'
import { LAST_CAP_STANDING } from './chapter-04.ts'
import { HYDRANTS_AND_STOOPS } from './chapter-05.ts'
import { GOOD_NEIGHBORS } from './chapter-06.ts'
import { TWO_BIRDS } from './chapter-07.ts'
import { ACROSS_THE_STREET } from './chapter-08.ts'
import { FIRST_ONE_THERE } from './chapter-09.ts'
import { KING_OF_THE_BLOCK } from './chapter-10.ts'

const CHAPTERS: readonly (readonly Draft[])[] = [
  FIRST_CHALK,
  OFF_THE_WALL,
  THE_SKULL,
  LAST_CAP_STANDING,
  HYDRANTS_AND_STOOPS,
  GOOD_NEIGHBORS,
  TWO_BIRDS,
  ACROSS_THE_STREET,
  FIRST_ONE_THERE,
  KING_OF_THE_BLOCK,
]

/** The drafts of a chapter, 1 to 10, in the order in which they are written. */
export const draftsOf = (chapter: number): readonly Placed[] =>
  (CHAPTERS[chapter - 1] ?? []).map((draft, place) => ({ ...draft, chapter, written: place + 1 }))
