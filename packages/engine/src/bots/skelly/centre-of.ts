import type { Rectangle } from '../../court/court.ts'
import type { Point } from '../../geometry/point.ts'

export const centreOf = ({ left, top, right, bottom }: Rectangle): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})
