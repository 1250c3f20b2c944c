import type { Point } from '../geometry/point.ts'
import { CHALK_WIDTH } from './chalk-width.ts'
import type { Box } from './court.ts'
import { isClearInside } from './is-clear-inside.ts'

/** R1.5: whether the whole disc lies in the box, clear of its chalk. */
export const isInsideBox = ({ area }: Box, at: Point, radius: number): boolean =>
  isClearInside(area, at, radius + CHALK_WIDTH / 2)
