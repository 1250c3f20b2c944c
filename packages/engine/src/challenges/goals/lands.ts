import { targetOf } from '../../rulesets/skelly/run.ts'
import { YOU, type LevelTable } from '../level-table.ts'
import { ownShot, type Seen, type SeenShot } from '../seen.ts'
import type { GoalFault } from './goal-rule.ts'

/** The person's shot that landed in their target (R5.1, R5.2), or null when the event is something else. */
export const ownLanding = (seen: Seen): SeenShot | null => {
  const shot = ownShot(seen)
  return shot?.ruling.verdict === 'box' || shot?.ruling.verdict === 'pot' ? shot : null
}

/** What speaks against asking the person for a landing; null when nothing does. */
export const landingFault = ({ court, caps }: LevelTable): GoalFault | null => {
  const target = targetOf(caps[YOU]?.progress ?? 0)
  if (target === null) return 'a-killer'
  return court.boxes.some(({ number }) => number === target) ? null : 'no-such-box'
}
