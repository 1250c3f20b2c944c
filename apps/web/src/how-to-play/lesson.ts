import type { Ruling, SkellyState, Verdict } from '@skelly/engine'
import { tableAt } from '../lesson/table-at.ts'
import { GOALS, STEPS, type Goal, type GoalName } from './goals.ts'

/** What the person did on the court. */
export type Deed = { readonly kind: 'set-down' } | { readonly kind: 'shot'; readonly ruling: Ruling }

/** Where somebody stands in the lesson. */
export interface Lesson {
  /** Index of the step. */
  readonly step: number
  readonly goal: GoalName
  /** The table that every try of the goal begins from. */
  readonly from: SkellyState
  /** The table as it lies now. */
  readonly table: SkellyState
  /** `missed` and `reached` are looked at before it goes on. */
  readonly phase: 'trying' | 'missed' | 'reached'
  /** Tries of this goal that went wrong. */
  readonly failures: number
  /** How the last of them was ruled. */
  readonly lastFailure: Verdict | null
}

const goalNamed = (name: GoalName): Goal => GOALS[name]

const startOf = (step: number, goal: GoalName, before: SkellyState | null): Lesson => {
  const { position } = goalNamed(goal)
  const from = position === null ? before : tableAt(position)
  if (from === null) throw new Error(`nothing comes before ${goal}`)
  return { step, goal, from, table: from, phase: 'trying', failures: 0, lastFailure: null }
}

/**
 * The beginning of a step.
 * @param step its index; one that there is not is the first
 */
export const lessonAt = (step: number): Lesson => {
  const found = STEPS[step]
  return found === undefined ? startOf(0, 'flick', null) : startOf(step, found.goals[0], null)
}

/** The goal after this one in the same step, or null. */
const goalAfter = ({ step, goal }: Lesson): GoalName | null => {
  const goals: readonly GoalName[] = STEPS[step]?.goals ?? []
  return goals[goals.indexOf(goal) + 1] ?? null
}

/** Whether the whole step has been done. */
export const isStepDone = (lesson: Lesson): boolean =>
  lesson.phase === 'reached' && goalAfter(lesson) === null

const isWanted = (goal: GoalName, deed: Deed): boolean => {
  const { wants } = goalNamed(goal)
  if (deed.kind === 'set-down') return wants === 'set-down'
  return wants !== 'set-down' && wants.includes(deed.ruling.verdict)
}

/** The lesson after something was done. Setting down where a shot is wanted is part of the try. */
export const judged = (lesson: Lesson, deed: Deed, table: SkellyState): Lesson => {
  if (isWanted(lesson.goal, deed)) return { ...lesson, table, phase: 'reached' }
  if (deed.kind === 'set-down') return { ...lesson, table }
  return {
    ...lesson,
    table,
    phase: 'missed',
    failures: lesson.failures + 1,
    lastFailure: deed.ruling.verdict,
  }
}

/** Another try, from where the goal began. */
export const again = (lesson: Lesson): Lesson => ({ ...lesson, table: lesson.from, phase: 'trying' })

/** What comes after a goal that was reached; null after the last of all. */
export const next = (lesson: Lesson): Lesson | null => {
  const goal = goalAfter(lesson)
  if (goal !== null) return startOf(lesson.step, goal, lesson.table)
  return lesson.step + 1 < STEPS.length ? lessonAt(lesson.step + 1) : null
}
