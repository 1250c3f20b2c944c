import { createImpact, meet, type Impact } from './contact-law.ts'
import { involve } from './motion.ts'
import { byStart, type Mover } from './mover.ts'
import type { Pair } from './moving-pair.ts'
import type { Obstacle } from './obstacle.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** Contacts that are no further apart than this are one instant, seconds: they are solved together. */
export const SAME_INSTANT = 1e-10

/** Gathers the contacts of the instant that begins `now`, at which all movers in play have been located. */
export const collectImpacts = (workspace: Workspace): void => {
  const until = workspace.now + SAME_INSTANT
  for (let mover = workspace.inPlay; mover !== null; mover = mover.nextInPlay) {
    if (mover.speed === 0) continue
    if (mover.obstacleAt <= until) collectObstacles(workspace, mover)
    for (const pair of mover.pairs) if (pair.due <= until) collectPair(workspace, pair)
  }
}

const collectPair = (workspace: Workspace, pair: Pair): void => {
  const { a, b } = pair
  involve(a, workspace)
  involve(b, workspace)
  // Taken: the other body, which may move too, is not to take it again.
  pair.due = Infinity
  // Both may just have come to rest, within the instant before they would have touched.
  if (a.hereSpeed > 0 || b.hereSpeed > 0) collect(workspace, a, b)
}

const collectObstacles = (workspace: Workspace, mover: Mover): void => {
  involve(mover, workspace)
  if (mover.hereSpeed === 0) return
  const reach = mover.hereSpeed * SAME_INSTANT
  for (const obstacle of workspace.obstacles) {
    if (slideToObstacle(mover, obstacle) <= reach) collect(workspace, mover, obstacle)
  }
}

const collect = (workspace: Workspace, mover: Mover, against: Mover | Obstacle): void => {
  const impact = workspace.spare ?? createImpact(mover, against)
  workspace.spare = impact.next
  meet(impact, mover, against)
  insert(workspace, impact)
}

/** From one side of the court to the other, however the bodies are listed: the last bits depend on the order. */
const insert = (workspace: Workspace, impact: Impact): void => {
  let before: Impact | null = null
  let after = workspace.impacts
  while (after !== null && byPlace(after, impact) <= 0) {
    before = after
    after = after.next
  }
  impact.next = after
  if (before === null) workspace.impacts = impact
  else before.next = impact
}

/** By the one of the two bodies that comes first, then by the other; obstacles keep the court's order. */
const byPlace = (one: Impact, other: Impact): number =>
  byStart(foremost(one), foremost(other)) || byStart(hindmost(one), hindmost(other))

const foremost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) < 0 ? against : mover

const hindmost = ({ mover, against }: Impact): Mover =>
  against.kind === 'body' && byStart(against, mover) > 0 ? against : mover
