/** XP for a finished solo run and for each of its stars (R11). */
export const SOLO_RUN_XP = 40
export const STAR_XP = 20

/**
 * R11.1: the XP of a finished solo run: its boxes and pots, the run, its stars.
 * @param shots XP of its shots, each as it was earned
 * @param stars 1 to 3
 */
export const soloXp = (shots: readonly number[], stars: number): number =>
  shots.reduce((sum, xp) => sum + xp, 0) + SOLO_RUN_XP + stars * STAR_XP
