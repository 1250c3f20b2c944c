import type { Way } from '../ruleset.ts'

/** R2.1: two to four in the full game, one in the solo run; a lesson and a challenge say their own. */
export const seats = (way: Way): { readonly least: number; readonly most: number } => {
  if (way === 'solo') return { least: 1, most: 1 }
  return { least: way === 'tutorial' || way === 'challenge' ? 1 : 2, most: 4 }
}
