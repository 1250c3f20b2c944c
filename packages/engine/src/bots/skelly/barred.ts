import type { Rectangle } from '../../court/court.ts'
import { isCentreIn } from '../../court/is-centre-in.ts'
import { targetOf } from '../../rulesets/skelly/run.ts'
import type { SkellyCap } from '../../rulesets/skelly/state.ts'

/** R5.10: the target is the box won last and the cap is still in it, so it has to leave before it can land there. */
export const isBarred = (cap: SkellyCap, target: Rectangle): boolean =>
  targetOf(cap.progress) === cap.lastWon && isCentreIn(target, cap.at)
