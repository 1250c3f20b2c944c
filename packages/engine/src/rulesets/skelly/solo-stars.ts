/**
 * R9.1: a solo run within this many flicks earns this many stars: three where the hard computer player ends about half
 * its runs, two where the normal one ends three quarters of its own (`npm run figures -- solo` measures both).
 */
export const SOLO_STARS = { three: 28, two: 40 } as const

/** R9.1: the stars of a finished solo run. */
export const soloStars = (flicks: number): 1 | 2 | 3 => {
  if (flicks <= SOLO_STARS.three) return 3
  return flicks <= SOLO_STARS.two ? 2 : 1
}
