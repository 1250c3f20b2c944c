import { CHAPTERS, LEVELS_A_CHAPTER, type Level } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'

/** The first level that has what a journey needs, whatever its number is. */
export const levelWhere = (fits: (level: Level) => boolean): Level => {
  for (let number = 1; number <= CHAPTERS * LEVELS_A_CHAPTER; number += 1) {
    const level = levelNumbered(number)
    if (level !== null && fits(level)) return level
  }
  throw new Error('there is no such level')
}
