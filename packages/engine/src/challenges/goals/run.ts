import { fields, oneOf, whole } from '../../replay/codec/decoder.ts'
import { ALL_STOPS, RUN } from '../../rulesets/skelly/run.ts'
import { YOU, type LevelTable } from '../level-table.ts'
import { ownShot } from '../seen.ts'
import { never, type GoalRule } from './goal-rule.ts'

/** A stretch of boxes landed in order; a pot skips one of them (R6.2). */
export interface RunGoal {
  readonly kind: 'run'
  /** The progress to be reached, 1 to 25. */
  readonly to: number
}

/** Each stop of the stretch is a part. */
export const run: GoalRule<RunGoal> = {
  shape: fields<RunGoal>({ kind: oneOf(['run']), to: whole(1, ALL_STOPS) }),
  fault: ({ to }, table) => {
    const stops = RUN.slice(progressOf(table), to)
    if (stops.length === 0) return 'nothing-to-do'
    const isThere = (stop: number): boolean => table.court.boxes.some(({ number }) => number === stop)
    return stops.every(isThere) ? null : 'no-such-box'
  },
  parts: ({ to }, table) => to - progressOf(table),
  does: ({ to }, seen, _, table) => {
    const won = ownShot(seen)?.ruling.won ?? null
    if (won === null) return []
    const stops = Math.min(to, seen.after.caps[YOU]?.progress ?? 0) - progressOf(table)
    return Array.from({ length: Math.max(0, stops) }, (_part, part) => part)
  },
  isMissed: never,
}

const progressOf = ({ caps }: LevelTable): number => caps[YOU]?.progress ?? 0
