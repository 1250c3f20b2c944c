import type { Seat } from '../../ids.ts'
import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { isKiller } from '../../rulesets/skelly/run.ts'
import { YOU } from '../level-table.ts'
import { ownShot } from '../seen.ts'
import { areOthers, capLetters } from './cap-letters.ts'
import { never, type GoalRule } from './goal-rule.ts'

/** The named caps are knocked out; the person starts as a killer. */
export interface KnockoutGoal {
  readonly kind: 'knockout'
  readonly caps: readonly Seat[]
}

/** Each cap is a part, in the order in which they are named. */
export const knockout: GoalRule<KnockoutGoal> = {
  shape: fields<KnockoutGoal>({ kind: oneOf(['knockout']), caps: capLetters }),
  fault: ({ caps }, table) => {
    if (!areOthers(caps, table)) return 'no-such-cap'
    return isKiller(table.caps[YOU]?.progress ?? 0) ? null : 'not-a-killer'
  },
  parts: ({ caps }) => caps.length,
  does: ({ caps }, seen) => {
    const out = ownShot(seen)?.ruling.knockedOut ?? []
    return caps.flatMap((seat, part) => (out.includes(seat) ? [part] : []))
  },
  isMissed: never,
}
