import { byKind, type Decoder } from '../../replay/codec/decoder.ts'
import type { LevelTable } from '../level-table.ts'
import type { Seen } from '../seen.ts'
import { bank, type BankGoal } from './bank.ts'
import { free, type FreeGoal } from './free.ts'
import { game, type GameGoal } from './game.ts'
import type { GoalFault, GoalRule } from './goal-rule.ts'
import { knockout, type KnockoutGoal } from './knockout.ts'
import { longShot, type LongShotGoal } from './long-shot.ts'
import { push, type PushGoal } from './push.ts'
import { race, type RaceGoal } from './race.ts'
import { run, type RunGoal } from './run.ts'
import { twoTouch, type TwoTouchGoal } from './two-touch.ts'

interface Goals {
  readonly run: RunGoal
  readonly 'long shot': LongShotGoal
  readonly bank: BankGoal
  readonly 'two touch': TwoTouchGoal
  readonly knockout: KnockoutGoal
  readonly push: PushGoal
  readonly free: FreeGoal
  readonly race: RaceGoal
  readonly game: GameGoal
}

export type GoalKind = keyof Goals

/** What a level asks for (challenges.md). */
export type Goal = Goals[GoalKind]

const RULES: { readonly [Kind in GoalKind]: GoalRule<Goals[Kind]> } = {
  run,
  'long shot': longShot,
  bank,
  'two touch': twoTouch,
  knockout,
  push,
  free,
  race,
  game,
}

export const GOAL_KINDS: readonly GoalKind[] = [
  'run',
  'long shot',
  'bank',
  'two touch',
  'knockout',
  'push',
  'free',
  'race',
  'game',
]

export const goalShape: Decoder<Goal> = byKind<Goal>({
  run: run.shape,
  'long shot': longShot.shape,
  bank: bank.shape,
  'two touch': twoTouch.shape,
  knockout: knockout.shape,
  push: push.shape,
  free: free.shape,
  race: race.shape,
  game: game.shape,
})

const ruleOf = <Kind extends GoalKind>(kind: Kind): GoalRule<Goals[Kind]> => RULES[kind]

/** What speaks against the goal on that table; null when nothing does. */
export const goalFault = (goal: Goal, table: LevelTable): GoalFault | null =>
  ruleOf(goal.kind).fault(goal, table)

/** How many parts the goal has, at least 1. */
export const partsOf = (goal: Goal, table: LevelTable): number => ruleOf(goal.kind).parts(goal, table)

/** The parts that are done after the event, in the order in which they were. */
export const doneAfter = (
  goal: Goal,
  table: LevelTable,
  done: readonly number[],
  seen: Seen,
): readonly number[] => {
  const more = ruleOf(goal.kind).does(goal, seen, done, table)
  return more.every((part) => done.includes(part)) ? done : [...new Set([...done, ...more])]
}

/** Whether the event takes the goal out of reach for good. */
export const isMissed = (goal: Goal, seen: Seen): boolean => ruleOf(goal.kind).isMissed(goal, seen)
