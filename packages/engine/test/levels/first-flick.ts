import type { Flick } from '../../src/flick/flick.ts'
import type { SolvedLevel } from '../../src/challenges/level.ts'

/** What tells two flicks apart: degrees of direction, or a part of the strength. */
const DEGREES = 3
const PART = 0.05

/** Whether two levels' solutions begin with flicks that are told apart. */
export const areUnlike = (one: SolvedLevel, other: SolvedLevel): boolean => {
  const [first, second] = [one.solution.turns[0]?.flick, other.solution.turns[0]?.flick]
  if (first === undefined || second === undefined) return false
  const turn = Math.abs(degreesOf(first) - degreesOf(second))
  return Math.min(turn, 360 - turn) >= DEGREES || Math.abs(first.strength / second.strength - 1) >= PART
}

const degreesOf = ({ dx, dy }: Flick): number => (Math.atan2(dy, dx) * 180) / Math.PI
