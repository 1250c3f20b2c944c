import type { Level, Solution } from '@skelly/engine/challenges'

/** What the worker is asked: to play a level's solution. */
export interface SolutionAsked {
  readonly level: Level
  readonly solution: Solution
  /** The person's name in the replay. */
  readonly name: string
}
