import { hashWords } from '../../hash.ts'
import type { Setup } from '../../rulesets/ruleset.ts'
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

/** The number of the level that a header names, whatever else it says; null when it is none of an attempt. */
export const levelNumberIn = ({ way, court }: Setup): number | null => {
  const number = way === 'challenge' ? NAME.exec(court)?.[1] : undefined
  return number === undefined ? null : Number(number)
}

const PRINT = 8
const NAME = /^level-([1-9]\d{0,2})-[0-9a-f]{8}$/
