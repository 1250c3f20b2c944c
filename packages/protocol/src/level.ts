/** XP from one level to the next grow by this: level 2 at 250, 3 at 750, 4 at 1500 … */
const STEP = 250

/** The level that so much XP makes, from 1. */
export const levelOf = (xp: number): number => {
  let level = 1
  while ((STEP * level * (level + 1)) / 2 <= xp) level += 1
  return level
}

/** The XP with which a level begins: none for the first. */
export const xpOfLevel = (level: number): number => (STEP * level * (level - 1)) / 2
