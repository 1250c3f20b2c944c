import { CHAPTERS, LEVELS_A_CHAPTER } from '@skelly/engine/challenges'

/** The least tolerance of a chapter's levels (challenges.md). */
export const leastTolerance = (chapter: number): number => 0.25 - (7 * (chapter - 1)) / 300

const EASIEST = 0.03
const HARDEST = 0.9

/** How hard a level should be for its place, 0 to 1: evenly more from the first to the last. */
export const wantedDifficulty = (chapter: number, written: number): number => {
  const last = CHAPTERS * LEVELS_A_CHAPTER - 1
  const place = (chapter - 1) * LEVELS_A_CHAPTER + written - 1
  return EASIEST + ((HARDEST - EASIEST) * place) / last
}

/** Who has just begun gets more than one try: flicks to spare at least, in a chapter. */
export const leastSpare = (chapter: number): number => Math.max(0, 3 - chapter)
