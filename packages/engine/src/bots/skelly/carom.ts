import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import { centreOf } from './centre-of.ts'
import type { Idea } from './idea.ts'
import type { Other, Table } from './table.ts'

/** Where on the other cap to touch it, as shares of the two radii together to the side of its middle. */
const ASIDE = [-0.9, -0.5, 0, 0.5, 0.9]
const SHARES = [1, 1.5]

/** Off another cap towards the target's box (R5.2), which also drives that cap away from where it lay. */
export const carom: Idea = (table, from) => {
  const { target } = table
  if (target === null) return []
  const middle = centreOf(target)
  return table.others.flatMap((other) => glances(table, from, other, middle))
}

const glances = (table: Table, from: Point, { cap, body }: Other, to: Point): readonly Flick[] => {
  const way = distance(from, cap.at)
  if (way === 0) return []
  const apart = table.body.radius + body.radius
  const energies = SHARES.map((share) =>
    slideEnergy(table.body.deceleration, way + distance(cap.at, to) * share),
  )
  return ASIDE.flatMap((aside) => {
    const off = (aside * apart) / way
    const through = { x: cap.at.x - off * (cap.at.y - from.y), y: cap.at.y + off * (cap.at.x - from.x) }
    return aim(table, from, through, energies)
  })
}
