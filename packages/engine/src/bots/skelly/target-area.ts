import type { Court, Rectangle } from '../../court/court.ts'
import { targetOf } from '../../rulesets/skelly/run.ts'
import type { SkellyCap } from '../../rulesets/skelly/state.ts'

/** Where the cap's next stop is, or null for a killer. */
export const targetArea = (court: Court, cap: SkellyCap): Rectangle | null => {
  const target = targetOf(cap.progress)
  return court.boxes.find((box) => box.number === target)?.area ?? null
}
