import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import { RESTITUTION } from '../../physics/versions/v1/rebound.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import type { Other, Table } from './table.ts'

/** The thinnest cut worth trying: below it hardly any speed is passed on. */
const THINNEST = 0.25
/** A little less and more than the push that should just do. */
const SHARES = [0.95, 1, 1.06, 1.15]

/** Flicks that push another cap along a straight line to rest at `to`; none where it would have to be pulled. */
export const push = (table: Table, from: Point, other: Other, to: Point): readonly Flick[] => {
  const way = distance(other.cap.at, to)
  if (way === 0) return []
  const ux = (to.x - other.cap.at.x) / way
  const uy = (to.y - other.cap.at.y) / way
  const apart = table.body.radius + other.body.radius
  const ghost = { x: other.cap.at.x - apart * ux, y: other.cap.at.y - apart * uy }
  const run = distance(from, ghost)
  const cut = run === 0 ? 0 : ((ghost.x - from.x) * ux + (ghost.y - from.y) * uy) / run
  if (cut < THINNEST) return []
  const passedOn = ((1 + RESTITUTION.cap) * table.body.mass) / (table.body.mass + other.body.mass)
  const atTouch = slideEnergy(other.body.deceleration, way) / (passedOn * passedOn * cut * cut)
  const toTouch = slideEnergy(table.body.deceleration, run)
  return aim(
    table,
    from,
    ghost,
    SHARES.map((share) => toTouch + atTouch * share),
  )
}
