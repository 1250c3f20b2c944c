import type { Seat } from '../../ids.ts'
import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { ownShot } from '../seen.ts'
import { areOthers, capLetters } from './cap-letters.ts'
import { never, type GoalRule } from './goal-rule.ts'

/** One flick touches all of the named caps. */
export interface TwoTouchGoal {
  readonly kind: 'two touch'
  /** Two or more. */
  readonly caps: readonly Seat[]
}

/** The flick is its one part. */
export const twoTouch: GoalRule<TwoTouchGoal> = {
  shape: fields<TwoTouchGoal>({ kind: oneOf(['two touch']), caps: capLetters }),
  fault: ({ caps }, table) => {
    if (!areOthers(caps, table)) return 'no-such-cap'
    return caps.length < 2 ? 'nothing-to-do' : null
  },
  parts: () => 1,
  does: ({ caps }, seen) => {
    const touched = ownShot(seen)?.touched ?? []
    return caps.every((seat) => touched.includes(seat)) ? [0] : []
  },
  isMissed: never,
}
