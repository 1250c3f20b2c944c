import { VERDICTS, type Verdict } from '@skelly/engine'

/** One thing to be done on the court. */
export interface Goal {
  /** The table that it begins from, in notation; null: from where the goal before it was reached. */
  readonly position: string | null
  /** What has to come of it: one of these rulings, or a cap that is set down somewhere else. */
  readonly wants: readonly Verdict[] | 'set-down'
  /** Whether the next box is lit up. */
  readonly isLit: boolean
}

/**
 * Everything that is learned, on the street court with an even grip. The caps lie so that a novice's hand does it more
 * often than not (test/how-to-play/novice.test.ts).
 */
export const GOALS = {
  flick: { position: 'A@500,1060>1 B.crayon@210,1190>1 | A', wants: VERDICTS, isLit: false },
  land: { position: 'A@40,180>1 B.crayon@210,1190>1 | A', wants: ['box'], isLit: true },
  // Box 5 was won by a pot, which skipped 6: so the next one, 7, lies beside it.
  setDown: { position: 'A@960,441>7/5 B.crayon@210,1190>1 | A in 5', wants: 'set-down', isLit: true },
  pot: { position: null, wants: ['pot'], isLit: true },
  chalk: { position: 'A@180,1030>4 B.crayon@500,1190>1 | A', wants: ['chalk'], isLit: false },
  miss: { position: 'A@180,1030>4 B.crayon@500,1190>1 | A', wants: ['miss'], isLit: false },
  skull: { position: 'A@400,790>5 B.crayon@500,1190>1 | A', wants: ['skull'], isLit: false },
  rescue: { position: 'A@500,270>5 B.crayon@630,360>6!2 | A', wants: ['rescue'], isLit: false },
  knockIn: { position: 'A@770,460>5 B.crayon@880,460>6 | A', wants: ['knock-in'], isLit: true },
  killer: { position: 'A@40,180<1 B.crayon@240,60>6 | A', wants: ['box', 'knock-in'], isLit: true },
  knockout: { position: null, wants: ['knockout'], isLit: false },
} as const satisfies Record<string, Goal>
export type GoalName = keyof typeof GOALS

/** The six steps, each with its goals in order. */
export const STEPS = [
  { name: 'flick', goals: ['flick'] },
  { name: 'land', goals: ['land'] },
  { name: 'pot', goals: ['setDown', 'pot'] },
  { name: 'cost', goals: ['chalk', 'miss', 'skull'] },
  { name: 'touch', goals: ['rescue', 'knockIn'] },
  { name: 'killer', goals: ['killer', 'knockout'] },
] as const satisfies readonly { readonly name: string; readonly goals: readonly GoalName[] }[]
