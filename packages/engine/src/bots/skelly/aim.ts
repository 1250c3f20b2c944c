import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Table } from './table.ts'

/** The distance between two places, mm. */
export const distance = (from: Point, to: Point): number => length(to.x - from.x, to.y - from.y)

export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** The square of the speed, mm²/s², that a cap of this deceleration slides `way` mm with. */
export const slideEnergy = (deceleration: number, way: number): number => 2 * deceleration * way

/**
 * Flicks from a place through another, one for each square of a launch speed; none when the two places are one.
 * What is faster than the hand can flick is flicked as hard as it can.
 */
export const aim = (
  table: Table,
  from: Point,
  through: Point,
  energies: readonly number[],
): readonly Flick[] => {
  const x = through.x - from.x
  const y = through.y - from.y
  const longer = Math.max(Math.abs(x), Math.abs(y))
  if (longer === 0) return []
  const dx = nearest((x / longer) * DIRECTION_LIMIT)
  const dy = nearest((y / longer) * DIRECTION_LIMIT)
  return energies.map((energy) => ({ dx, dy, strength: strengthFor(Math.sqrt(energy), table.fastest) }))
}

const strengthFor = (speed: number, fastest: number): number =>
  Math.min(STRENGTH_LIMIT, Math.max(1, nearest((speed / fastest) * STRENGTH_LIMIT)))

const nearest = (value: number): number => Math.floor(value + 0.5)
