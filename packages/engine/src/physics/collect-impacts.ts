import { meetBody, meetObstacle, type Impact } from './impact.ts'
import { involve, type Mover } from './mover.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** Contacts that are no further apart than this are one instant, seconds: they are solved together. */
export const SAME_INSTANT = 1e-10

/** Gathers the contacts of the instant that begins `now`, at which all movers have been located. */
export const collectImpacts = (workspace: Workspace): void => {
  const { impacts, spare, pairs, movers, now } = workspace
  for (const impact of impacts) spare.push(impact)
  impacts.length = 0
  for (const { a, b, due } of pairs) {
    if (due <= now + SAME_INSTANT) collectPair(workspace, a, b)
  }
  // Rank by rank, whatever the order of the pairs: a solution's last bits depend on the order.
  if (impacts.length > 1) impacts.sort(byRank)
  for (const mover of movers) {
    if (mover.obstacleAt <= now + SAME_INSTANT) collectObstacles(workspace, mover)
  }
}

const collectPair = ({ impacts, spare }: Workspace, a: Mover, b: Mover): void => {
  involve(a)
  involve(b)
  // Both have just come to rest, within the instant before they would have touched.
  if (a.hereSpeed === 0 && b.hereSpeed === 0) return
  const [first, second] = a.rank < b.rank ? [a, b] : [b, a]
  const impact = spare.pop() ?? createImpact(first)
  meetBody(impact, first, second)
  impacts.push(impact)
}

const collectObstacles = ({ impacts, spare, obstacles }: Workspace, mover: Mover): void => {
  involve(mover)
  if (mover.hereSpeed === 0) return
  const reach = mover.hereSpeed * SAME_INSTANT
  for (const obstacle of obstacles) {
    if (slideToObstacle(mover, obstacle) > reach) continue
    const impact = spare.pop() ?? createImpact(mover)
    meetObstacle(impact, mover, obstacle)
    impacts.push(impact)
  }
}

const byRank = (one: Impact, other: Impact): number =>
  one.a.rank - other.a.rank || rankOf(one.b) - rankOf(other.b)

const rankOf = (mover: Mover | null): number => mover?.rank ?? 0

const createImpact = (a: Mover): Impact => ({
  a,
  b: null,
  obstacle: null,
  nx: 0,
  ny: 0,
  mass: 0,
  rebound: 0,
  impulse: 0,
})
