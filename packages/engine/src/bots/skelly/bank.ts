import type { Point } from '../../geometry/point.ts'
import { RESTITUTION } from '../../physics/versions/v1/rebound.ts'
import { length, slideEnergy } from './aim.ts'
import type { Table } from './table.ts'

/** A shot off one side of the edge: where to aim, and the square of the launch speed, mm²/s². */
export interface Bank {
  readonly through: Point
  readonly energy: number
}

/** For each side of a closed court the bank that comes to rest at `to`, where there is one. */
export const banksTo = (table: Table, from: Point, to: Point): readonly Bank[] => {
  const { court, body } = table
  if (!court.closed) return []
  const upright = [body.radius, court.width - body.radius]
  const level = [body.radius, court.height - body.radius]
  return [
    ...upright.flatMap((line) => bankOff(body.deceleration, line, from, to)),
    ...level.flatMap((line) => bankOff(body.deceleration, line, turned(from), turned(to)).map(turnedBank)),
  ]
}

const turned = ({ x, y }: Point): Point => ({ x: y, y: x })
const turnedBank = ({ through, energy }: Bank): Bank => ({ through: turned(through), energy })

/**
 * Off the upright line that centres bounce at. The edge gives back a part of the speed across it only, so behind the
 * line the way to `to` is seen stretched by the other way round, and the line to that image is the line to aim along.
 */
const bankOff = (deceleration: number, line: number, from: Point, to: Point): readonly Bank[] => {
  const before = Math.abs(from.x - line)
  const after = Math.abs(to.x - line)
  const behind = after / RESTITUTION.edge
  const across = before + behind
  if (across === 0) return []
  const along = to.y - from.y
  const whole = length(across, along)
  const wayThere = (whole * before) / across
  const wayOn = length(after, (along * behind) / across)
  const kept = length(RESTITUTION.edge * across, along) / whole
  const energy = slideEnergy(deceleration, wayThere) + slideEnergy(deceleration, wayOn) / (kept * kept)
  const through = { x: to.x > line ? line - behind : line + behind, y: to.y }
  return [{ through, energy }]
}
