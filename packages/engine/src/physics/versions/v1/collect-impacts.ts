import { meet, type Impact } from './contact-law.ts'
import { byStart, involve, type Mover } from './mover.ts'
import type { Obstacle } from './obstacle.ts'
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

const collectPair = (workspace: Workspace, a: Mover, b: Mover): void => {
  involve(a)
  involve(b)
  // Both have just come to rest, within the instant before they would have touched.
  if (a.hereSpeed > 0 || b.hereSpeed > 0) collect(workspace, a, b)
}

const collectObstacles = (workspace: Workspace, mover: Mover): void => {
  involve(mover)
  if (mover.hereSpeed === 0) return
  const reach = mover.hereSpeed * SAME_INSTANT
  for (const obstacle of workspace.obstacles) {
    if (slideToObstacle(mover, obstacle) <= reach) collect(workspace, mover, obstacle)
  }
}

const collect = ({ impacts, spare }: Workspace, mover: Mover, against: Mover | Obstacle): void => {
  const impact = spare.pop() ?? { mover, against, nx: 0, ny: 0, mass: 0, rebound: 0, impulse: 0 }
  meet(impact, mover, against)
  impacts.push(impact)
}

/** By the one of the two bodies that comes first, then by the other; obstacles keep the court's order. */
const byPlace = (one: Impact, other: Impact): number =>
  byStart(foremost(one), foremost(other)) || byStart(hindmost(one), hindmost(other))

const foremost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) < 0 ? against : mover

const hindmost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) > 0 ? against : mover
