import { goOn, timeToSlide, wayLeft } from './motion.ts'
import type { Mover } from './mover.ts'
import { lookAhead } from './moving-pair.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** After an event: everything that it changed goes on its new way, and what it will run into is looked up again. */
export const renew = (workspace: Workspace): void => {
  const { inPlay, now } = workspace
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (!mover.changed) continue
    goOn(mover, now)
    lookForObstacle(mover, workspace)
  }
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay)
    if (mover.changed) lookForBodies(mover, workspace)
}

const lookForObstacle = (mover: Mover, { obstacles, now }: Workspace): void => {
  const { speed, deceleration } = mover
  mover.obstacleAt = Infinity
  if (speed === 0) return
  const slide = slideToObstacle(mover, obstacles)
  if (slide < wayLeft(speed, deceleration)) mover.obstacleAt = now + timeToSlide(slide, speed, deceleration)
}

const lookForBodies = (mover: Mover, workspace: Workspace): void => {
  for (const pair of mover.pairs) {
    // Where the event changed both, once is enough.
    if (pair.a === mover || !pair.a.changed) lookAhead(pair, workspace)
  }
}
