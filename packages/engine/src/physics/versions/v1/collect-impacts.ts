import { meet } from './contact-law.ts'
import { addImpact } from './impact.ts'
import { involve } from './motion.ts'
import type { Mover, Pair } from './mover.ts'
import type { Obstacle } from './obstacle.ts'
import { slideAcross, slideAlong, slideToPiece } from './ray-cast.ts'
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
  const { edge } = workspace.obstacles
  if (edge !== null) {
    if (slideAcross(mover, edge) <= reach) collect(workspace, mover, mover.ux > 0 ? edge.right : edge.left)
    if (slideAlong(mover, edge) <= reach) collect(workspace, mover, mover.uy > 0 ? edge.bottom : edge.top)
  }
  collectPieces(workspace, mover, reach)
}

/** A wall piece is touched in one place: next to its end it is the side, which stands before the ends in the list. */
const collectPieces = (workspace: Workspace, mover: Mover, reach: number): void => {
  let struckSide = -1
  for (const piece of workspace.obstacles.pieces) {
    const isEndOfStruck = piece.kind === 'round' && piece.of === 'wall' && piece.index === struckSide
    if (isEndOfStruck || slideToPiece(mover, piece) > reach) continue
    collect(workspace, mover, piece)
    if (piece.kind === 'side') struckSide = piece.wall
  }
}

const collect = ({ impacts }: Workspace, mover: Mover, against: Mover | Obstacle): void => {
  meet(addImpact(impacts, mover, against))
}
