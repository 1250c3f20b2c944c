import type { Seat } from '../../ids.ts'
import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { isKiller } from '../../rulesets/skelly/run.ts'
import { YOU } from '../level-table.ts'
import { ownShot } from '../seen.ts'
import { areOthers, capLetters } from './cap-letters.ts'
import { never, type GoalRule } from './goal-rule.ts'

/** The named caps are freed from the skull (R4.2). */
export interface FreeGoal {
  readonly kind: 'free'
  readonly caps: readonly Seat[]
}

/** Each cap is a part, in the order in which they are named. */
export const free: GoalRule<FreeGoal> = {
  shape: fields<FreeGoal>({ kind: oneOf(['free']), caps: capLetters }),
  fault: ({ caps }, table) => {
    if (!areOthers(caps, table)) return 'no-such-cap'
    if (isKiller(table.caps[YOU]?.progress ?? 0)) return 'a-killer'
    return caps.every((seat) => (table.caps[seat]?.sittingOut ?? 0) > 0) ? null : 'not-stuck'
  },
  parts: ({ caps }) => caps.length,
  does: ({ caps }, seen) => {
    const freed = ownShot(seen)?.ruling.freed ?? []
    return caps.flatMap((seat, part) => (freed.includes(seat) ? [part] : []))
  },
  isMissed: never,
}
