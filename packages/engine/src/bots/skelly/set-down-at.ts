import { GRID, type Point } from '../../geometry/point.ts'
import type { SkellyMove } from '../../rulesets/skelly/state.ts'

/** The move that sets down at a place on the grid. */
export const setDownAt = ({ x, y }: Point): SkellyMove => ({ kind: 'set-down', x: x * GRID, y: y * GRID })
