import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import { banksTo } from './bank.ts'
import type { Idea } from './idea.ts'
import type { Other, Table } from './table.ts'

/** How far to the sides of the other cap's middle to aim as well, in radii of a cap. */
const ASIDE = [0, -0.7, 0.7]
/** Ways, in mm, that the cap would still slide beyond the one it hunts: soft to stay near, hard to be sure. */
const BEYOND = [30, 200, 1200] as const

/** A killer's hunt: at the other caps straight and off the edge (R4.1). */
export const knockout: Idea = (table, from) =>
  table.target === null
    ? table.others.flatMap((other) => [...direct(table, from, other), ...offTheEdge(table, from, other)])
    : []

const direct = (table: Table, from: Point, { cap, body }: Other): readonly Flick[] => {
  const way = distance(from, cap.at)
  if (way === 0) return []
  const energies = BEYOND.map((beyond) => slideEnergy(table.body.deceleration, way + beyond))
  return ASIDE.flatMap((aside) => {
    const off = (aside * body.radius) / way
    const through = { x: cap.at.x - off * (cap.at.y - from.y), y: cap.at.y + off * (cap.at.x - from.x) }
    return aim(table, from, through, energies)
  })
}

const offTheEdge = (table: Table, from: Point, { cap }: Other): readonly Flick[] =>
  banksTo(table, from, cap.at).flatMap(({ through, energy }) =>
    aim(table, from, through, [energy + slideEnergy(table.body.deceleration, BEYOND[1])]),
  )
