import type { Fill } from '@skelly/engine'
import type { CapFile, CourtFile, GoalFile, Pair, TwistFile, Words } from './level-file.ts'

/** What a person writes of a level: all but what the workshop finds and measures. */
export interface Draft {
  readonly title: Words
  readonly hint: Words
  readonly court: CourtFile
  /** The first is the person's. */
  readonly caps: readonly CapFile[]
  readonly goal: GoalFile
  /** Twists that are rules of their own; those that the level shows are added. */
  readonly rules?: readonly TwistFile[]
  /** What the solution is played with where the level leaves the choice; an empty shell if left out. */
  readonly plays?: Fill
  readonly clock?: number
  readonly grip?: number
  /** What the computer players draw from, where its place is not to say: so that they leave the person three turns. */
  readonly seed?: number
  /** Places to stop at, flick by flick, where a flick does nothing for the goal by itself yet; null: no such flick. */
  readonly via?: readonly (Pair | null)[]
  /** Flicks for one star beyond those for three, where the workshop is not to choose them, nor the size of boxes. */
  readonly spare?: number
  /** Flicks for two stars beyond those for three, where it is not half of those to spare. */
  readonly spareForTwo?: number
  /** Flicks that three stars leave beyond the solution's, where the workshop is not to choose. */
  readonly slack?: number
}

/** A draft's place: its chapter, and which of the chapter's it is. The seed of its level's chance follows from it. */
export interface Placed extends Draft {
  readonly chapter: number
  /** 1 to 20, as written: not its place in the chapter, which follows from how hard it is. */
  readonly written: number
}
