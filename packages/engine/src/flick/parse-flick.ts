import { refuse, ok, type Result } from '../result.ts'
import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from './flick.ts'

/**
 * The numbers as a flick: whole, within their limits, and with a direction (R3.8).
 * Refused as 'bad-flick' otherwise, NaN and the infinities included.
 */
export const parseFlick = ({ dx, dy, strength }: Flick): Result<Flick, 'bad-flick'> => {
  const isFlick = isComponent(dx) && isComponent(dy) && (dx !== 0 || dy !== 0) && isStrength(strength)
  // Adding 0 turns −0 into 0: JSON and the hashes know only one of them.
  return isFlick ? ok({ dx: dx + 0, dy: dy + 0, strength }) : refuse('bad-flick')
}

const isComponent = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= DIRECTION_LIMIT

const isStrength = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= STRENGTH_LIMIT
