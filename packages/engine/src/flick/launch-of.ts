import { FILLS, type Fill } from '../caps/fill.ts'
import { STRENGTH_LIMIT, type Flick } from './flick.ts'
import type { Launch } from './launch.ts'

/** R3.1: the launch speed is in proportion to the strength, up to the fill's fastest. The flick is a parsed one. */
export const launchOf = (flick: Flick, fill: Fill, body: number): Launch => {
  const speed = (FILLS[fill].fastest * flick.strength) / STRENGTH_LIMIT
  const length = Math.sqrt(flick.dx * flick.dx + flick.dy * flick.dy)
  return { body, vx: (speed * flick.dx) / length, vy: (speed * flick.dy) / length }
}
