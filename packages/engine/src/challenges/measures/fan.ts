import { DIRECTION_LIMIT, type Flick } from '../../flick/flick.ts'

/** Directions to each side of the square that they point at, and the strengths of each. */
const A_SIDE = 18
const STRENGTHS = [180, 260, 350, 450, 560, 700, 860, 1000]

/** Flicks all round, about as evenly as a square is round: what somebody tries who sees no line yet. */
export const FAN: readonly Flick[] = Array.from({ length: A_SIDE }, (_, place) => {
  const along = Math.floor((place / A_SIDE) * 2 * DIRECTION_LIMIT) - DIRECTION_LIMIT
  return [
    { dx: along, dy: -DIRECTION_LIMIT },
    { dx: DIRECTION_LIMIT, dy: along },
    { dx: -along, dy: DIRECTION_LIMIT },
    { dx: -DIRECTION_LIMIT, dy: -along },
  ]
})
  .flat()
  .flatMap((direction) => STRENGTHS.map((strength) => ({ ...direction, strength })))
