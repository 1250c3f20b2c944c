import { fields, oneOf, whole } from '../../replay/codec/decoder.ts'
import { bouncesOf } from '../bounces-of.ts'
import { never, type GoalRule } from './goal-rule.ts'
import { landingFault, ownLanding } from './lands.ts'

/** The target is landed off the edge or an obstacle. */
export interface BankGoal {
  readonly kind: 'bank'
  /** How often the cap must bounce on its way, at least. */
  readonly times: number
}

/** The landing is its one part. */
export const bank: GoalRule<BankGoal> = {
  shape: fields<BankGoal>({ kind: oneOf(['bank']), times: whole(1, 10) }),
  fault: (_, table) => landingFault(table),
  parts: () => 1,
  does: ({ times }, seen) => {
    const shot = ownLanding(seen)
    return shot !== null && bouncesOf(seen.before, shot) >= times ? [0] : []
  },
  isMissed: never,
}
