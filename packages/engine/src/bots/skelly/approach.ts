import type { Point } from '../../geometry/point.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import { centreOf } from './centre-of.ts'
import type { Idea } from './idea.ts'
import type { Table } from './table.ts'

/** How far from the target's middle to wait for a better shot, mm. */
const NEAR = 130

/** Lands nothing, but lies well for the next flick: near the target when it must be left first (R5.10) or is too hard. */
export const approach: Idea = (table, from) =>
  waitingPlaces(table).flatMap((to) =>
    aim(table, from, to, [slideEnergy(table.body.deceleration, distance(from, to))]),
  )

const waitingPlaces = ({ target, court }: Table): readonly Point[] => {
  if (target === null) return []
  const { x, y } = centreOf(target)
  const around = [
    { x: x - NEAR, y },
    { x: x + NEAR, y },
    { x, y: y - NEAR },
    { x, y: y + NEAR },
  ]
  return around.filter((at) => at.x > 0 && at.y > 0 && at.x < court.width && at.y < court.height)
}
