import { meetBody, meetObstacle, type Impact } from './impact.ts'
import { byStart, involve, type Mover } from './mover.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** Contacts that are no further apart than this are one instant, seconds: they are solved together. */
export const SAME_INSTANT = 1e-10

/** Gathers the contacts of the instant that begins `now`, at which all movers have been located. */
export const collectImpacts = (workspace: Workspace): void => {
  const { impacts, pairs, movers, now } = workspace
  for (const { a, b, due } of pairs) {
    if (due <= now + SAME_INSTANT) collectPair(workspace, a, b)
  }
  for (const mover of movers) {
    if (mover.obstacleAt <= now + SAME_INSTANT) collectObstacles(workspace, mover)
  }
  // From one side of the court to the other, however the bodies are listed: the last bits depend on the order.
  if (impacts.length > 1) impacts.sort(byPlace)
}

const collectPair = ({ impacts, spare }: Workspace, a: Mover, b: Mover): void => {
  involve(a)
  involve(b)
  // Both have just come to rest, within the instant before they would have touched.
  if (a.hereSpeed === 0 && b.hereSpeed === 0) return
  const impact = spare.pop() ?? createImpact(a)
  meetBody(impact, a, b)
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

/** By the one of the two bodies that comes first, then by the other; obstacles keep the court's order. */
const byPlace = (one: Impact, other: Impact): number =>
  byStart(foremost(one), foremost(other)) || byStart(hindmost(one), hindmost(other))

const foremost = ({ a, b }: Impact): Mover => (b === null || byStart(a, b) < 0 ? a : b)

const hindmost = ({ a, b }: Impact): Mover => (b === null || byStart(a, b) > 0 ? a : b)

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
