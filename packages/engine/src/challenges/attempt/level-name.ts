import { hashWords } from '../../hash.ts'
import type { Level } from '../level.ts'

/**
 * What stands for the level in its attempts' headers, in the place of a court's name: its number, and eight digits over
 * all that an attempt is played on and for. An attempt at a level that was changed since is one at another level.
 */
export const levelName = ({
  number,
  court,
  caps,
  grip,
  seed,
  goal,
  twists,
  flicks,
  clock,
}: Level): string => {
  const terms = JSON.stringify([court, caps, grip, seed, goal, twists, flicks, clock])
  const print = hashWords(Array.from(terms, (character) => character.codePointAt(0) ?? 0))
  return `level-${String(number)}-${print.slice(0, PRINT)}`
}

const PRINT = 8
