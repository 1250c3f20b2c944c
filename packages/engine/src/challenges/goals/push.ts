import { isCentreIn } from '../../court/is-centre-in.ts'
import type { Seat } from '../../ids.ts'
import { fields, listOf, oneOf, whole } from '../../replay/codec/decoder.ts'
import { courtOf } from '../../rulesets/skelly/court-of.ts'
import { ownShot, type Seen } from '../seen.ts'
import { areOthers, capLetter } from './cap-letters.ts'
import type { GoalRule } from './goal-rule.ts'

/** A cap is pushed into a box, or into several in order. */
export interface PushGoal {
  readonly kind: 'push'
  readonly cap: Seat
  /** The numbers of the boxes in order, at least one. */
  readonly boxes: readonly number[]
}

/** Each box is a part. A cap is in a box when it came to rest there with its centre in, as in a knock-in (R4.3). */
export const push: GoalRule<PushGoal> = {
  shape: fields<PushGoal>({ kind: oneOf(['push']), cap: capLetter, boxes: listOf(whole(1, 13), 13) }),
  fault: ({ cap, boxes }, table) => {
    if (!areOthers([cap], table)) return 'no-such-cap'
    if (boxes.length === 0) return 'nothing-to-do'
    const areas = boxes.map((box) => table.court.boxes.find(({ number }) => number === box)?.area)
    if (areas.includes(undefined)) return 'no-such-box'
    const at = table.caps[cap]?.at
    const [first] = areas
    return at !== undefined && first !== undefined && isCentreIn(first, at) ? 'nothing-to-do' : null
  },
  parts: ({ boxes }) => boxes.length,
  does: ({ cap, boxes }, seen, done) => {
    const area = courtOf(seen.before).boxes.find(({ number }) => number === boxes[done.length])?.area
    const before = seen.before.caps[cap]?.at
    const at = ownShot(seen)?.rest[cap]
    if (area === undefined || before === undefined || at === undefined || isGone(cap, seen)) return []
    return isCentreIn(area, at) && !isCentreIn(area, before) ? [done.length] : []
  },
  isMissed: ({ cap }, seen) => isGone(cap, seen),
}

const isGone = (cap: Seat, { after }: Seen): boolean => after.caps[cap]?.inGame !== true
