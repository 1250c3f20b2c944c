import type { Point } from '../geometry/point.ts'
import type { Body } from './body.ts'
import { CAP_RADIUS } from './cap-radius.ts'
import { FILLS, type Fill } from './fill.ts'

/** A cap with this fill lying at `at`, on a street whose grip is given in hundredths, 85 to 115 (R2.6). */
export const bodyOf = (fill: Fill, at: Point, grip: number): Body => ({
  at,
  radius: CAP_RADIUS,
  mass: FILLS[fill].mass,
  deceleration: (FILLS[fill].deceleration * grip) / 100,
})
