import type { Cap } from './cap.ts'
import type { Obstacle } from './obstacle.ts'
import type { Sight } from './sight.ts'
import { timeOfImpact } from './time-of-impact.ts'

/** In how many seconds any cap runs into anything; Infinity when not within `horizon`, by which none may have stopped. */
export const nextImpact = (
  sight: Sight,
  caps: readonly Cap[],
  obstacles: readonly Obstacle[],
  horizon: number,
): number => {
  let least = Infinity
  for (let place = 0; place < caps.length; place += 1) {
    const cap = caps[place]
    if (cap === undefined) continue
    for (let other = place + 1; other < caps.length; other += 1) {
      const against = caps[other]
      if (against === undefined || (cap.speed === 0 && against.speed === 0)) continue
      const mover = cap.speed > 0 ? cap : against
      const met = cap.speed > 0 ? against : cap
      least = Math.min(least, timeOfImpact(sight, mover, met, Math.min(horizon, least)))
    }
    if (cap.speed === 0) continue
    for (const obstacle of obstacles)
      least = Math.min(least, timeOfImpact(sight, cap, obstacle, Math.min(horizon, least)))
  }
  return least
}
