import { centreOf } from './centre-of.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import type { Idea } from './idea.ts'

/** Shares of the way to the middle of the box: short of it, into it, and on to its far side by way of the edge. */
const SHARES = [0.94, 0.97, 1, 1.03, 1.06, 1.12]

/** Straight at the target's box, to stop there (R5.1, R5.2). */
export const straight: Idea = (table, from) => {
  if (table.target === null) return []
  const middle = centreOf(table.target)
  const way = distance(from, middle)
  return aim(
    table,
    from,
    middle,
    SHARES.map((share) => slideEnergy(table.body.deceleration, way * share)),
  )
}
