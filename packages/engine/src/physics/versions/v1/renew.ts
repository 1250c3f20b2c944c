import { goOn, timeToSlide, wayLeft } from './motion.ts'
import type { Mover } from './mover.ts'
import type { Obstacle } from './obstacle.ts'
import { lookAhead } from './moving-pair.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** After an event: everything that it changed goes on its new way, and what it will run into is looked up again. */
export const renew = (workspace: Workspace): void => {
  const { inPlay, obstacles, now } = workspace
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (!mover.changed) continue
    goOn(mover, now)
    lookForObstacle(mover, obstacles, now)
  }
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay)
    if (mover.changed) lookForBodies(mover, workspace)
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) mover.changed = false
}

const lookForObstacle = (mover: Mover, obstacles: readonly Obstacle[], now: number): void => {
  mover.obstacleAt = Infinity
  if (mover.speed === 0) return
  let way = wayLeft(mover.speed, mover.deceleration)
  let isHit = false
  for (const obstacle of obstacles) {
    const slide = slideToObstacle(mover, obstacle)
    if (slide >= way) continue
    way = slide
    isHit = true
  }
  if (isHit) mover.obstacleAt = now + timeToSlide(way, mover.speed, mover.deceleration)
}

const lookForBodies = (mover: Mover, workspace: Workspace): void => {
  for (const pair of mover.pairs) {
    // Where the event changed both, once is enough.
    if (pair.a === mover || !pair.a.changed) lookAhead(pair, workspace)
  }
}
