import type { Fill } from '../caps/fill.ts'
import type { Flick } from '../flick/flick.ts'
import type { Point } from '../geometry/point.ts'
import type { Seed } from '../ids.ts'
import type { Goal } from './goals/goals.ts'
import type { LevelTerms } from './level-terms.ts'
import type { Twist } from './twists/twists.ts'

/** The version of the form of levels' files (docs/challenges.md). */
export const LEVEL_FORMAT = 1

/** Levels in a chapter, and chapters. */
export const LEVELS_A_CHAPTER = 20
export const CHAPTERS = 10

/** Words in each of the languages that the game speaks. */
export interface LevelText {
  readonly en: string
  readonly es: string
}

/** A level as a browser gets it: all but what would spoil it. */
export interface Level extends LevelTerms {
  readonly format: typeof LEVEL_FORMAT
  /** 1 to 200. */
  readonly number: number
  /** 1 to 10. */
  readonly chapter: number
  readonly title: LevelText
  readonly hint: LevelText
  readonly goal: Goal
  readonly twists: readonly Twist[]
  /** What its computer players draw from, the same in every attempt. */
  readonly seed: Seed
}

/** One turn of the person: where to set down first, or null to flick from where the cap lies, and the flick. */
export interface SolutionTurn {
  readonly setDown: Point | null
  readonly flick: Flick
}

/** What earns three stars. */
export interface Solution {
  readonly fill: Fill
  /** The person's turns alone: what computer players do between them follows from the seed. */
  readonly turns: readonly SolutionTurn[]
}

/** What the workshop measured of a level. */
export interface Measured {
  /** Share of the flicks round the solution's last one that still earn a star, 0 to 1. */
  readonly tolerance: number
  /** 1 less the share of attempts in which the normal computer player succeeds, 0 to 1. */
  readonly difficulty: number
}

/** A whole level as its file has it. */
export interface SolvedLevel extends Level {
  readonly solution: Solution
  readonly measured: Measured
}
