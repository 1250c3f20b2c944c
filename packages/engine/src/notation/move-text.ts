import { GRID } from '../geometry/point.ts'
import { numberedShotId } from '../ids.ts'
import { unreachable } from '../result.ts'
import { packMove, unpackMove } from '../rulesets/skelly/pack-move.ts'
import { pointText, readPoint } from './point-text.ts'

/**
 * A packed move as words: `aims`, `sets 90.5,1190` (mm), `flicks 12,-300 431` (direction, strength).
 * Null when the numbers are no move.
 */
export const moveText = (packed: readonly number[]): string | null => {
  const move = unpackMove(packed, numberedShotId(0))
  switch (move?.kind) {
    case undefined:
      return null
    case 'aim':
      return 'aims'
    case 'set-down':
      return `sets ${pointText({ x: move.x / GRID, y: move.y / GRID })}`
    case 'flick':
      return `flicks ${String(move.dx)},${String(move.dy)} ${String(move.strength)}`
    default:
      return unreachable(move)
  }
}

const FLICK = /^flicks (-?\d{1,7}),(-?\d{1,7}) (\d{1,4})$/

/** The packed move that the words stand for, or null. */
export const readMove = (text: string): readonly number[] | null => {
  if (text === 'aims') return packMove({ kind: 'aim' })
  if (text.startsWith('sets ')) {
    const at = readPoint(text.slice('sets '.length))
    return at === null ? null : packMove({ kind: 'set-down', x: at.x * GRID, y: at.y * GRID })
  }
  const [, dx, dy, strength] = FLICK.exec(text) ?? []
  const flick = { dx: Number(dx), dy: Number(dy), strength: Number(strength) }
  const packed = packMove({ kind: 'flick', shotId: numberedShotId(0), ...flick })
  return unpackMove(packed, numberedShotId(0)) === null ? null : packed
}
