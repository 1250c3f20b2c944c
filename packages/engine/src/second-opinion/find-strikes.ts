import { RESTITUTION, SMALLEST_REBOUND } from '../physics/versions/v1/rebound.ts'
import { closingSpeed, gapOf, isClosing } from './approach.ts'
import type { Cap } from './cap.ts'
import type { Obstacle } from './obstacle.ts'
import { look, type Sight } from './sight.ts'
import type { Strike } from './strike.ts'
import { TOUCHING } from './time-of-impact.ts'

/** The contacts of this instant: between all that touch and close in. */
export const findStrikes = (
  sight: Sight,
  caps: readonly Cap[],
  obstacles: readonly Obstacle[],
): readonly Strike[] => {
  const strikes: Strike[] = []
  caps.forEach((cap, place) => {
    for (let other = place + 1; other < caps.length; other += 1) add(strikes, sight, cap, caps[other])
    for (const obstacle of obstacles) add(strikes, sight, cap, obstacle)
  })
  return strikes
}

const add = (strikes: Strike[], sight: Sight, cap: Cap, against: Cap | Obstacle | undefined): void => {
  if (against === undefined || (cap.speed === 0 && (against.kind !== 'cap' || against.speed === 0))) return
  look(sight, cap, against, 0)
  if (!isClosing(sight, sight.touchingGraze)) return
  const closing = closingSpeed(sight)
  if (gapOf(sight) > CLOSE + closing * SAME_INSTANT) return
  const distance = Math.sqrt(sight.x * sight.x + sight.y * sight.y)
  const rebound = Math.max(RESTITUTION[against.kind] * closing, SMALLEST_REBOUND)
  strikes.push({ cap, against, nx: sight.x / distance, ny: sight.y / distance, rebound, impulse: 0 })
}

/** What was found to touch before the step touches after it too, whatever the step was rounded to, mm. */
const CLOSE = 10 * TOUCHING

/** Contacts that are no further apart than this are one instant, in seconds (physics version 1). */
const SAME_INSTANT = 1e-10
