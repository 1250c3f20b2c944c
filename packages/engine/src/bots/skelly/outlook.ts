import type { Point } from '../../geometry/point.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { shaken } from '../hand-error.ts'
import type { Value } from '../search.ts'
import { foresee, foreseeShot } from './foresee.ts'
import type { Plan } from './plan.ts'
import { worthAfterReply, type Thinking } from './reply.ts'
import { setDownAt } from './set-down-at.ts'
import type { Table } from './table.ts'
import { worth } from './worth.ts'

/** What an attempt at a plan leads to. */
export interface Outlook {
  /** What the table is worth after its flick. */
  readonly afterFlick: Value<Plan>
  /** What the flick that comes next, whoever's it is, changes about that. */
  readonly byReply: Value<Plan>
}

/** How plans come out from this table, under errors of the hand that are the same for every plan. */
export const outlookFrom = (state: SkellyState, { court, seat }: Table, thinking: Thinking): Outlook => {
  const { foresight, manner, errors } = thinking
  const beforeFlick = setDownFrom(state, seat)
  const attempted = ({ setDown, flick }: Plan, attempt: number): SkellyState | null => {
    const error = errors[attempt % errors.length]
    const before = beforeFlick(setDown)
    if (error === undefined || before === null) return null
    return foreseeShot(foresight, before, seat, shaken(flick, error)).after
  }
  return {
    afterFlick: (plan, attempt) => {
      const after = attempted(plan, attempt)
      return after === null ? -Infinity : worth(court, after, seat, manner)
    },
    byReply: (plan, attempt) => {
      const after = attempted(plan, attempt)
      if (after === null) return -Infinity
      return worthAfterReply(thinking, after, seat, attempt) - worth(court, after, seat, manner)
    },
  }
}

/** The table after a set-down, each worked out once. */
const setDownFrom = (state: SkellyState, seat: Table['seat']) => {
  const known = new Map<Point | null, SkellyState | null>([[null, state]])
  return (at: Point | null): SkellyState | null => {
    const before = known.get(at)
    if (before !== undefined || at === null) return before ?? null
    const placed = foresee(state, seat, setDownAt(at))
    known.set(at, placed)
    return placed
  }
}
