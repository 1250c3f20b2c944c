import { squaredDistance } from '../../geometry/distance.ts'
import { fields, oneOf, whole } from '../../replay/codec/decoder.ts'
import { YOU } from '../level-table.ts'
import { never, type GoalRule } from './goal-rule.ts'
import { landingFault, ownLanding } from './lands.ts'

/** One flick lands in the target from afar. */
export interface LongShotGoal {
  readonly kind: 'long shot'
  /** Least way from where the cap lay to where it came to rest, as the crow flies, whole mm. */
  readonly distance: number
}

/** The landing is its one part. */
export const longShot: GoalRule<LongShotGoal> = {
  shape: fields<LongShotGoal>({ kind: oneOf(['long shot']), distance: whole(1, 10_000) }),
  fault: (_, table) => landingFault(table),
  parts: () => 1,
  does: ({ distance }, seen) => {
    const from = seen.before.caps[YOU]?.at
    const to = ownLanding(seen)?.rest[YOU]
    if (from === undefined || to === undefined) return []
    return squaredDistance(from, to) >= distance * distance ? [0] : []
  },
  isMissed: never,
}
