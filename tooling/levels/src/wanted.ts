import { CHAPTERS, LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import type { Draft } from './draft.ts'
import type { LevelFile } from './level-file.ts'

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

/** Flicks for one star beyond those for three, at least: with fewer, one or two stars could not be had. */
export const LEAST_SPARE = 2

/** The most flicks for three stars, two and one, with so many for one star beyond those for three. */
export const flicksWith = ({ spareForTwo }: Draft, three: number, spare: number): LevelFile['flicks'] => [
  three,
  three + (spareForTwo ?? Math.ceil(spare / 2)),
  three + spare,
]
