import { GRID, onGrid, type Flick, type Point, type SkellyMove } from '@skelly/engine'
import { makeShotId } from '../make-shot-id.ts'

/** One half of a turn: where the cap is set down, or how it is flicked. */
export type TurnMove = { readonly setDown: Point } | { readonly flick: Flick }

/** The same as the rules know it: on the grid, and every shot with an id of its own. */
export const moveOf = (move: TurnMove): SkellyMove => {
  if ('flick' in move) return { kind: 'flick', shotId: makeShotId(), ...move.flick }
  const { x, y } = onGrid(move.setDown)
  return { kind: 'set-down', x: x * GRID, y: y * GRID }
}
