import { goOn, timeToSlide, wayLeft, type Mover } from './mover.ts'
import type { Obstacle } from './obstacle.ts'
import { lookAhead } from './moving-pair.ts'
import { slideToObstacle } from './ray-cast.ts'
import type { Workspace } from './workspace.ts'

/** After an event: everything that it changed goes on its new way, and what it will run into is looked up again. */
export const renew = ({ movers, pairs, obstacles, now, scratch }: Workspace): void => {
  for (const mover of movers) {
    if (!mover.changed) continue
    goOn(mover, now)
    lookForObstacle(mover, obstacles, now)
  }
  for (const pair of pairs) {
    if (pair.a.changed || pair.b.changed) pair.due = lookAhead(pair, now, scratch)
  }
  for (const mover of movers) mover.changed = false
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
