import type { Decoder } from '../../replay/codec/decoder.ts'
import type { LevelTable } from '../level-table.ts'
import type { Seen } from '../seen.ts'

/** What makes a goal one that can't be reached from the level's table. */
export type GoalFault =
  'no-such-cap' | 'no-such-box' | 'not-a-killer' | 'a-killer' | 'not-stuck' | 'no-computer' | 'nothing-to-do'

/**
 * One goal of challenges.md. A goal has parts, numbered from 0, and is met when all of them are done, in whatever
 * order the goal itself takes them.
 */
export interface GoalRule<Goal> {
  /** How the goal stands in a level's file. */
  readonly shape: Decoder<Goal>
  /** What speaks against this goal on that table; null when nothing does. */
  readonly fault: (goal: Goal, table: LevelTable) => GoalFault | null
  /** How many parts it has, at least 1. */
  readonly parts: (goal: Goal, table: LevelTable) => number
  /** The parts that the event does, those done before it known. Others may be among them again. */
  readonly does: (goal: Goal, seen: Seen, done: readonly number[], table: LevelTable) => readonly number[]
  /** Whether the event takes the goal out of reach for good. */
  readonly isMissed: (goal: Goal, seen: Seen) => boolean
}

/** For goals that stay in reach as long as there are flicks. */
export const never = (): boolean => false
